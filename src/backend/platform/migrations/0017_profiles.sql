CREATE TABLE "contact_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid,
	"locale" text NOT NULL,
	"subject" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"order_number" text,
	"message" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_address" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"approach_type" text NOT NULL,
	"main" boolean NOT NULL,
	"fields" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "discount_profile" (
	"customer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"currency" text NOT NULL,
	"annual_limit" integer NOT NULL,
	"spent" integer DEFAULT 0 NOT NULL,
	"year" integer NOT NULL,
	"terms_accepted_at" timestamp with time zone,
	CONSTRAINT "discount_profile_customer_id_kind_pk" PRIMARY KEY("customer_id","kind")
);
--> statement-breakpoint
CREATE TABLE "loyalty_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"points" integer NOT NULL,
	"balance" integer NOT NULL,
	"reference" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"number" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "loyalty_member" (
	"customer_id" uuid PRIMARY KEY NOT NULL,
	"optin" boolean NOT NULL,
	"double_optin" boolean NOT NULL,
	"country" text NOT NULL,
	"region" text NOT NULL,
	"channel" text NOT NULL,
	"balance" integer DEFAULT 0 NOT NULL,
	"referral_code" text NOT NULL,
	"referred_by" uuid,
	"lead_source" text,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "loyalty_member_balance" CHECK ("loyalty_member"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "subscription" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid,
	"type" text NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"category" text NOT NULL,
	"country" text NOT NULL,
	"region" text NOT NULL,
	"locale" text NOT NULL,
	"optin" boolean NOT NULL,
	"double_optin" boolean DEFAULT false NOT NULL,
	"optin_date" timestamp with time zone,
	"optout_date" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "notifications" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_address" ADD CONSTRAINT "customer_address_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_profile" ADD CONSTRAINT "discount_profile_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loyalty_entry" ADD CONSTRAINT "loyalty_entry_customer_id_loyalty_member_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."loyalty_member"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loyalty_member" ADD CONSTRAINT "loyalty_member_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loyalty_member" ADD CONSTRAINT "loyalty_member_referred_by_customer_id_fk" FOREIGN KEY ("referred_by") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_message_received_at" ON "contact_message" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "contact_message_customer" ON "contact_message" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "customer_address_customer" ON "customer_address" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_address_main" ON "customer_address" USING btree ("customer_id","approach_type") WHERE "customer_address"."main";--> statement-breakpoint
CREATE UNIQUE INDEX "loyalty_entry_reference" ON "loyalty_entry" USING btree ("customer_id","kind","reference");--> statement-breakpoint
CREATE UNIQUE INDEX "loyalty_entry_number" ON "loyalty_entry" USING btree ("customer_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "loyalty_member_referral_code" ON "loyalty_member" USING btree ("referral_code");--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_recipient" ON "subscription" USING btree ("recipient","type","channel");--> statement-breakpoint
CREATE INDEX "subscription_customer" ON "subscription" USING btree ("customer_id");