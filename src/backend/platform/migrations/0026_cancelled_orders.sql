DROP INDEX "shop_order_cart";--> statement-breakpoint
DROP INDEX "shop_order_cart_unsettled";--> statement-breakpoint
CREATE UNIQUE INDEX "shop_order_cart" ON "shop_order" USING btree ("cart_id","cart_version") WHERE payment <> 'failed' and fulfilment <> 'cancelled';--> statement-breakpoint
CREATE UNIQUE INDEX "shop_order_cart_unsettled" ON "shop_order" USING btree ("cart_id") WHERE payment in ('created', 'paymentPending', 'challenged') and fulfilment <> 'cancelled';