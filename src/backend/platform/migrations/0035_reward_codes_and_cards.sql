ALTER TABLE "gift_card" ALTER COLUMN "pin_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_card" ADD COLUMN "method" text DEFAULT 'GIFT_CARD' NOT NULL;