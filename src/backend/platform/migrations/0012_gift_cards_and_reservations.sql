CREATE TABLE "stock_reservation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cart_id" uuid NOT NULL,
	"product_id" text NOT NULL,
	"upc" text NOT NULL,
	"qty" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gift_card" (
	"number_hash" text PRIMARY KEY NOT NULL,
	"pin_hash" text NOT NULL,
	"last_signs" text NOT NULL,
	"balance" integer NOT NULL,
	"currency" text NOT NULL,
	"expires_on" date,
	"active" boolean NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "stock_reservation_of_cart" ON "stock_reservation" USING btree ("cart_id","product_id","upc");--> statement-breakpoint
CREATE INDEX "stock_reservation_variant" ON "stock_reservation" USING btree ("product_id","upc","expires_at");