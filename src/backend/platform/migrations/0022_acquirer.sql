CREATE TABLE "acquirer_card" (
	"token" text PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"last_signs" text NOT NULL,
	"expiry_month" integer NOT NULL,
	"expiry_year" integer NOT NULL,
	"conduct" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "acquirer_payment" (
	"reference" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"order_number" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"method" text NOT NULL,
	"conduct" text NOT NULL,
	"return_url" text,
	"is_completed" boolean DEFAULT false NOT NULL,
	"events" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"steps" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "acquirer_payment_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE INDEX "acquirer_payment_order" ON "acquirer_payment" USING btree ("order_number");