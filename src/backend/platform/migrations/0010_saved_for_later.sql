CREATE TABLE "saved_item" (
	"id" uuid PRIMARY KEY NOT NULL,
	"list_id" uuid NOT NULL,
	"line" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "cart_item_line";--> statement-breakpoint
ALTER TABLE "cart_item" ADD COLUMN "custom_amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_item" ADD COLUMN "product_image_url" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_item" ADD COLUMN "pdp_url" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_item" ADD CONSTRAINT "saved_item_list_id_wishlist_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."wishlist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_item_list" ON "saved_item" USING btree ("list_id","saved_at");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_item_line" ON "cart_item" USING btree ("cart_id","product_id","upc","recipe_id","store_id","custom_amount",md5(coalesce("gift_option"::text, '')));