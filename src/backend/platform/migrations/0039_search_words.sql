CREATE TABLE "search_word" (
	"language" text NOT NULL,
	"word" text NOT NULL,
	"stem" text NOT NULL,
	"shown" text NOT NULL,
	CONSTRAINT "search_word_language_word_pk" PRIMARY KEY("language","word")
);
--> statement-breakpoint
CREATE INDEX "variant_upc" ON "variant" USING btree ("upc");--> statement-breakpoint
CREATE INDEX "variant_sku" ON "variant" USING btree (upper("sku"));--> statement-breakpoint
-- What products are found by is written anew when the shop starts.
DELETE FROM "product_search";
