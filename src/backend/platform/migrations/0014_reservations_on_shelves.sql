DROP INDEX "stock_reservation_of_cart";--> statement-breakpoint
ALTER TABLE "stock_reservation" ADD COLUMN "store_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "stock_reservation_of_cart" ON "stock_reservation" USING btree ("cart_id","product_id","upc","store_id");