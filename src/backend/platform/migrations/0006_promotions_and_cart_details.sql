CREATE TABLE "coupon_code" (
	"code" text PRIMARY KEY NOT NULL,
	"promotion_id" text NOT NULL,
	"max_uses" integer,
	"uses" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promotion" (
	"promotion_id" text PRIMARY KEY NOT NULL,
	"active" boolean NOT NULL,
	"facts" jsonb NOT NULL,
	"max_uses" integer,
	"uses" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promotion_use" (
	"order_id" text NOT NULL,
	"promotion_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"code" text,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promotion_use_order_id_promotion_id_pk" PRIMARY KEY("order_id","promotion_id")
);
--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "details" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "coupon_code" ADD CONSTRAINT "coupon_code_promotion_id_promotion_promotion_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotion"("promotion_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_code_promotion" ON "coupon_code" USING btree ("promotion_id");--> statement-breakpoint
CREATE INDEX "promotion_use_customer" ON "promotion_use" USING btree ("customer_id","promotion_id");