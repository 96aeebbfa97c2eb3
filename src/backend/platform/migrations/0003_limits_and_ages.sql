CREATE TABLE "rate_limit" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "cart_updated_at" ON "cart" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "photo_submission_created_at" ON "photo_submission" USING btree ("created_at");