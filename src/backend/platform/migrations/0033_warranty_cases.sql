CREATE TABLE "warranty_case" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid,
	"locale" text NOT NULL,
	"order_number" text NOT NULL,
	"item_id" text NOT NULL,
	"item_name" text NOT NULL,
	"email" text NOT NULL,
	"description" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "warranty_case_received_at" ON "warranty_case" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "warranty_case_customer" ON "warranty_case" USING btree ("customer_id");