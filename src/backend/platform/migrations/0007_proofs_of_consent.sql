CREATE TABLE "consent_record" (
	"id" uuid PRIMARY KEY NOT NULL,
	"consent_id" text NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"site" text NOT NULL,
	"version" text NOT NULL,
	"categories" jsonb NOT NULL,
	"source" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "consent_record_consent_id" ON "consent_record" USING btree ("consent_id");--> statement-breakpoint
CREATE INDEX "consent_record_recorded_at" ON "consent_record" USING btree ("recorded_at");