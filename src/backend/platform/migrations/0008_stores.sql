CREATE TABLE "store" (
	"store_id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"kind" text NOT NULL,
	"country_code" text NOT NULL,
	"city" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"words" text NOT NULL,
	"facts" jsonb NOT NULL,
	CONSTRAINT "store_slug" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "store_stock" (
	"store_id" text NOT NULL,
	"product_id" text NOT NULL,
	"upc" text NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "store_stock_store_id_product_id_upc_pk" PRIMARY KEY("store_id","product_id","upc")
);
--> statement-breakpoint
ALTER TABLE "store_stock" ADD CONSTRAINT "store_stock_store_id_store_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("store_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "store_stock_product" ON "store_stock" USING btree ("product_id","upc");