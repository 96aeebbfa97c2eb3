CREATE TABLE "recommendation_count" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"widget" text NOT NULL,
	"product_id" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "recommendation_count_day_kind_widget_product_id_pk" PRIMARY KEY("day","kind","widget","product_id")
);
