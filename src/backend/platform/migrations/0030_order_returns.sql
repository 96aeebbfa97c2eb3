CREATE TABLE "order_return" (
	"return_id" text PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"kind" text NOT NULL,
	"lines" jsonb NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "order_return" ADD CONSTRAINT "order_return_order_number_shop_order_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."shop_order"("order_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_return_order" ON "order_return" USING btree ("order_number");