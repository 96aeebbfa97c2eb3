CREATE TABLE "order_event" (
	"order_number" text NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"actor" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "order_event_order_number_number_pk" PRIMARY KEY("order_number","number")
);
--> statement-breakpoint
CREATE TABLE "order_tender" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"method" text NOT NULL,
	"amount" integer NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"source" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_attempt" (
	"key" text PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"tender_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"reference" text,
	"amount" integer NOT NULL,
	"outcome" text NOT NULL,
	"url" text,
	"error_id" text,
	"fields" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_event" (
	"provider" text NOT NULL,
	"id" text NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payment_event_provider_id_pk" PRIMARY KEY("provider","id")
);
--> statement-breakpoint
CREATE TABLE "shop_order" (
	"order_number" text PRIMARY KEY NOT NULL,
	"cart_id" uuid NOT NULL,
	"cart_version" integer NOT NULL,
	"owner_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"currency" text NOT NULL,
	"total" integer NOT NULL,
	"payment" text NOT NULL,
	"fulfilment" text NOT NULL,
	"content" jsonb NOT NULL,
	"successor_cart_id" uuid,
	"placed_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_order_number_shop_order_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."shop_order"("order_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_tender" ADD CONSTRAINT "order_tender_order_number_shop_order_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."shop_order"("order_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_order_number_shop_order_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."shop_order"("order_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_event_untold" ON "order_event" USING btree ("at") WHERE told_at is null;--> statement-breakpoint
CREATE INDEX "order_tender_order" ON "order_tender" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "payment_attempt_order" ON "payment_attempt" USING btree ("order_number");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempt_reference" ON "payment_attempt" USING btree ("provider","reference");--> statement-breakpoint
CREATE INDEX "payment_event_reference" ON "payment_event" USING btree ("provider","reference");--> statement-breakpoint
CREATE INDEX "payment_event_open" ON "payment_event" USING btree ("received_at") WHERE settled_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "shop_order_cart" ON "shop_order" USING btree ("cart_id","cart_version") WHERE payment <> 'failed';--> statement-breakpoint
CREATE UNIQUE INDEX "shop_order_cart_unsettled" ON "shop_order" USING btree ("cart_id") WHERE payment in ('created', 'paymentPending', 'challenged');--> statement-breakpoint
CREATE INDEX "shop_order_owner" ON "shop_order" USING btree ("owner_id","placed_at");--> statement-breakpoint
CREATE INDEX "shop_order_session" ON "shop_order" USING btree ("session_id","placed_at");--> statement-breakpoint
CREATE INDEX "shop_order_unsettled" ON "shop_order" USING btree ("updated_at") WHERE payment in ('created', 'paymentPending', 'challenged');