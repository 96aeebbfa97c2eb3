CREATE TABLE "product_affinity" (
	"product_id" text PRIMARY KEY NOT NULL,
	"popularity" real NOT NULL,
	"others" jsonb NOT NULL,
	"learned_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "product_affinity_popularity" ON "product_affinity" USING btree ("popularity" DESC NULLS LAST,"product_id");