CREATE TABLE "sign_in_guard" (
	"key" text PRIMARY KEY NOT NULL,
	"failed" integer NOT NULL,
	"locked_until" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "login_session_refresh";--> statement-breakpoint
DROP INDEX "login_session_previous";--> statement-breakpoint
ALTER TABLE "login_session" ADD COLUMN "confirmed_at" timestamp with time zone NOT NULL;--> statement-breakpoint
CREATE INDEX "cart_session" ON "cart" USING btree ("session_id");--> statement-breakpoint
ALTER TABLE "login" DROP COLUMN "failed";--> statement-breakpoint
ALTER TABLE "login" DROP COLUMN "locked_until";