CREATE TABLE "payment_page_check" (
	"checked_at" timestamp with time zone PRIMARY KEY NOT NULL,
	"differences" jsonb NOT NULL
);
