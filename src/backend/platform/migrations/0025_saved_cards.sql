CREATE TABLE "saved_card" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"token" text NOT NULL,
	"brand" text NOT NULL,
	"last_signs" text NOT NULL,
	"expiry_month" integer NOT NULL,
	"expiry_year" integer NOT NULL,
	"main" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "saved_card" ADD CONSTRAINT "saved_card_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_card_customer" ON "saved_card" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_card_main" ON "saved_card" USING btree ("customer_id") WHERE "saved_card"."main";