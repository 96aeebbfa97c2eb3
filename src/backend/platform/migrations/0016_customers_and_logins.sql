CREATE TABLE "customer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"consumer_no" text NOT NULL,
	"consumer_type" text DEFAULT 'REGISTERED' NOT NULL,
	"email" text NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"phone" text,
	"phone_code" text,
	"postal_code" text,
	"birth_date" date,
	"gender" text,
	"country" text NOT NULL,
	"interests" text[] DEFAULT '{}' NOT NULL,
	"preferred_shoe_size" text,
	"source" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_confirmed_email" boolean DEFAULT false NOT NULL,
	"terms_accepted_at" timestamp with time zone,
	"loyalty_opt_in_date" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login" (
	"customer_id" uuid PRIMARY KEY NOT NULL,
	"password_hash" text NOT NULL,
	"is_temporary" boolean DEFAULT false NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"address" text NOT NULL,
	"user_agent" text NOT NULL,
	"device_hash" text NOT NULL,
	"refresh_hash" text NOT NULL,
	"previous_hash" text,
	"rotated_at" timestamp with time zone NOT NULL,
	"store_id" text,
	"employee_id" text,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "one_time_token" (
	"hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"customer_id" uuid,
	"email" text,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "security_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"address" text NOT NULL,
	"user_agent" text NOT NULL,
	"actor" text
);
--> statement-breakpoint
CREATE UNIQUE INDEX "customer_consumer_no" ON "customer" USING btree ("consumer_no");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_email" ON "customer" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_phone" ON "customer" USING btree ("phone") WHERE "customer"."phone" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "login_session_refresh" ON "login_session" USING btree ("refresh_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "login_session_previous" ON "login_session" USING btree ("previous_hash");--> statement-breakpoint
CREATE INDEX "login_session_customer" ON "login_session" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "login_session_expires" ON "login_session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "one_time_token_customer" ON "one_time_token" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "one_time_token_expires" ON "one_time_token" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "security_event_customer" ON "security_event" USING btree ("customer_id","at");--> statement-breakpoint
ALTER TABLE "login" ADD CONSTRAINT "login_of_customer" FOREIGN KEY ("customer_id") REFERENCES "customer"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "login_session" ADD CONSTRAINT "login_session_of_customer" FOREIGN KEY ("customer_id") REFERENCES "customer"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "one_time_token" ADD CONSTRAINT "one_time_token_of_customer" FOREIGN KEY ("customer_id") REFERENCES "customer"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "security_event" ADD CONSTRAINT "security_event_of_customer" FOREIGN KEY ("customer_id") REFERENCES "customer"("id") ON DELETE CASCADE;
