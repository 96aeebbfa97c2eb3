CREATE TABLE "cart" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_item" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cart_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product_id" text NOT NULL,
	"upc" text NOT NULL,
	"qty" integer NOT NULL,
	"max_qty" integer NOT NULL,
	"recipe_id" text NOT NULL,
	"store_id" text NOT NULL,
	"precreated_customs_code" text NOT NULL,
	"gift_option" jsonb
);
--> statement-breakpoint
CREATE TABLE "catalogue_state" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "category" (
	"category_id" text PRIMARY KEY NOT NULL,
	"parent_id" text,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb,
	"picture" text
);
--> statement-breakpoint
CREATE TABLE "price" (
	"product_id" text NOT NULL,
	"upc" text NOT NULL,
	"currency" text NOT NULL,
	"current" bigint NOT NULL,
	"original" bigint NOT NULL,
	CONSTRAINT "price_product_id_upc_currency_pk" PRIMARY KEY("product_id","upc","currency")
);
--> statement-breakpoint
CREATE TABLE "product" (
	"product_id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"active" boolean NOT NULL,
	"position" integer NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"rating_score" real,
	"lowest_prices" jsonb NOT NULL,
	"facts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_category" (
	"category_id" text NOT NULL,
	"product_id" text NOT NULL,
	CONSTRAINT "product_category_category_id_product_id_pk" PRIMARY KEY("category_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "product_search" (
	"product_id" text NOT NULL,
	"language" text NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "product_search_product_id_language_pk" PRIMARY KEY("product_id","language")
);
--> statement-breakpoint
CREATE TABLE "variant" (
	"product_id" text NOT NULL,
	"upc" text NOT NULL,
	"variant_id" text NOT NULL,
	"sku" text NOT NULL,
	"position" integer NOT NULL,
	"attributes" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"max_qty" integer,
	CONSTRAINT "variant_product_id_upc_pk" PRIMARY KEY("product_id","upc")
);
--> statement-breakpoint
ALTER TABLE "cart_item" ADD CONSTRAINT "cart_item_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price" ADD CONSTRAINT "price_product_id_upc_variant_product_id_upc_fk" FOREIGN KEY ("product_id","upc") REFERENCES "public"."variant"("product_id","upc") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_category" ADD CONSTRAINT "product_category_product_id_product_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_search" ADD CONSTRAINT "product_search_product_id_product_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant" ADD CONSTRAINT "variant_product_id_product_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cart_item_line" ON "cart_item" USING btree ("cart_id","product_id","upc","recipe_id","store_id");--> statement-breakpoint
CREATE UNIQUE INDEX "product_slug" ON "product" USING btree ("slug") WHERE "product"."active";--> statement-breakpoint
CREATE INDEX "product_category_product" ON "product_category" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_search_words" ON "product_search" USING gin ("words");