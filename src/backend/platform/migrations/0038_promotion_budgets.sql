CREATE TABLE "promotion_spending" (
	"promotion_id" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "promotion_spending_promotion_id_currency_pk" PRIMARY KEY("promotion_id","currency")
);
--> statement-breakpoint
ALTER TABLE "promotion_use" ADD COLUMN "amount" bigint;--> statement-breakpoint
ALTER TABLE "promotion_use" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "promotion_spending" ADD CONSTRAINT "promotion_spending_promotion_id_promotion_promotion_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotion"("promotion_id") ON DELETE cascade ON UPDATE no action;