CREATE TABLE "order_cancellation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"lines" jsonb NOT NULL,
	"actor" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_note" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_parcel" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"shipping_id" text NOT NULL,
	"lines" jsonb NOT NULL,
	"carrier" text,
	"tracking_number" text,
	"tracking_url" text,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"arrived_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "order_refund" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"key" text NOT NULL,
	"amount" integer NOT NULL,
	"cause" text NOT NULL,
	"reason" text NOT NULL,
	"actor" text NOT NULL,
	"parts" jsonb NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_event" ADD COLUMN "subject_id" uuid;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "capture_amount" integer;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "capture_state" text;--> statement-breakpoint
ALTER TABLE "order_cancellation" ADD CONSTRAINT "order_cancellation_order_number_shop_order_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."shop_order"("order_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_note" ADD CONSTRAINT "order_note_order_number_shop_order_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."shop_order"("order_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_parcel" ADD CONSTRAINT "order_parcel_order_number_shop_order_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."shop_order"("order_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refund" ADD CONSTRAINT "order_refund_order_number_shop_order_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."shop_order"("order_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_cancellation_order" ON "order_cancellation" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "order_note_order" ON "order_note" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "order_parcel_order" ON "order_parcel" USING btree ("order_number");--> statement-breakpoint
CREATE UNIQUE INDEX "order_refund_key" ON "order_refund" USING btree ("order_number","key");--> statement-breakpoint
CREATE INDEX "order_refund_due" ON "order_refund" USING btree ("updated_at") WHERE state = 'due';--> statement-breakpoint
CREATE INDEX "payment_attempt_capture_due" ON "payment_attempt" USING btree ("updated_at") WHERE capture_state = 'due';