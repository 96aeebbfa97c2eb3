CREATE TABLE "wishlist" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"share_token" text,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wishlist_item" (
	"id" uuid PRIMARY KEY NOT NULL,
	"list_id" uuid NOT NULL,
	"product_id" text NOT NULL,
	"upc" text NOT NULL,
	"qty" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "wishlist_item" ADD CONSTRAINT "wishlist_item_list_id_wishlist_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."wishlist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "wishlist_owner" ON "wishlist" USING btree ("session_id","kind");--> statement-breakpoint
CREATE INDEX "wishlist_updated_at" ON "wishlist" USING btree ("updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "wishlist_item_product" ON "wishlist_item" USING btree ("list_id","product_id","upc");