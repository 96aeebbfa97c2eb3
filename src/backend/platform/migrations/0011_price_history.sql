CREATE TABLE "price_history" (
	"product_id" text NOT NULL,
	"upc" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"prices" jsonb NOT NULL,
	CONSTRAINT "price_history_product_id_upc_at_pk" PRIMARY KEY("product_id","upc","at")
);
--> statement-breakpoint
ALTER TABLE "variant" ADD COLUMN "reductions" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
INSERT INTO "price_history" SELECT "product_id", "upc", now(), "prices" FROM "variant";
