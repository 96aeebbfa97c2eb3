CREATE TABLE "order_webhook" (
	"id" uuid PRIMARY KEY NOT NULL,
	"endpoint" text NOT NULL,
	"order_number" text NOT NULL,
	"event_number" integer NOT NULL,
	"kind" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"tried_at" timestamp with time zone,
	"claimed_until" timestamp with time zone,
	"reason" text,
	"delivered_at" timestamp with time zone,
	"dropped_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "order_event" ADD COLUMN "announced_at" timestamp with time zone;--> statement-breakpoint
UPDATE "order_event" SET "announced_at" = "at";--> statement-breakpoint
ALTER TABLE "order_webhook" ADD CONSTRAINT "order_webhook_order_number_shop_order_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."shop_order"("order_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_webhook_event" ON "order_webhook" USING btree ("endpoint","order_number","event_number");--> statement-breakpoint
CREATE INDEX "order_webhook_created" ON "order_webhook" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "order_webhook_open" ON "order_webhook" USING btree ("endpoint","order_number","event_number") WHERE delivered_at is null and dropped_at is null;--> statement-breakpoint
CREATE INDEX "order_event_unannounced" ON "order_event" USING btree ("at") WHERE announced_at is null;