CREATE TABLE "adyen_card" (
	"token" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"brand" text NOT NULL,
	"last_signs" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "adyen_payment" (
	"key" text PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"method" text NOT NULL,
	"return_url" text NOT NULL,
	"sealed" text,
	"psp_reference" text,
	"url" text,
	"brought_back" text,
	"error_id" text,
	"events" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"steps" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "adyen_card_created" ON "adyen_card" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "adyen_payment_psp_reference" ON "adyen_payment" USING btree ("psp_reference");