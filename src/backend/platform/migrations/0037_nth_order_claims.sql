CREATE TABLE "nth_order_claim" (
	"order_number" text NOT NULL,
	"nth" integer NOT NULL,
	"email" text NOT NULL,
	"customer_id" text NOT NULL,
	CONSTRAINT "nth_order_claim_order_number_nth_pk" PRIMARY KEY("order_number","nth")
);
--> statement-breakpoint
ALTER TABLE "nth_order_claim" ADD CONSTRAINT "nth_order_claim_order_number_shop_order_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."shop_order"("order_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "nth_order_claim_email" ON "nth_order_claim" USING btree ("email","nth");--> statement-breakpoint
CREATE UNIQUE INDEX "nth_order_claim_customer" ON "nth_order_claim" USING btree ("customer_id","nth");