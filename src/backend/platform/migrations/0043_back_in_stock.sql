CREATE TABLE "stock_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid,
	"email" text NOT NULL,
	"product_id" text NOT NULL,
	"upc" text NOT NULL,
	"locale" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"told_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "stock_request_email" ON "stock_request" USING btree ("email","product_id","upc") WHERE told_at is null;--> statement-breakpoint
CREATE INDEX "stock_request_owner" ON "stock_request" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "stock_request_asked" ON "stock_request" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "stock_request_turn" ON "stock_request" USING btree ("product_id","upc","asked_at","id") WHERE told_at is null and confirmed_at is not null;--> statement-breakpoint
CREATE INDEX "stock_request_told" ON "stock_request" USING btree ("product_id","upc","told_at") WHERE told_at is not null;