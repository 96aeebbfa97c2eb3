CREATE TABLE "order_gift_card" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"item_id" text NOT NULL,
	"number_hash" text NOT NULL,
	"amount" integer NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"blocked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "order_gift_card" ADD CONSTRAINT "order_gift_card_order_number_shop_order_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."shop_order"("order_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_gift_card_order" ON "order_gift_card" USING btree ("order_number");