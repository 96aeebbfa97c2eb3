CREATE INDEX "shop_order_email" ON "shop_order" USING btree ("email");--> statement-breakpoint
CREATE INDEX "shop_order_placed" ON "shop_order" USING btree ("placed_at");--> statement-breakpoint
CREATE INDEX "shop_order_to_pack" ON "shop_order" USING btree ("placed_at") WHERE fulfilment = 'open' and payment in ('authorised', 'captured', 'partlyRefunded');