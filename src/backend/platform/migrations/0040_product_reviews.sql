CREATE TABLE "product_review" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"owner_id" uuid,
	"email" text,
	"locale" text NOT NULL,
	"state" text NOT NULL,
	"rating" smallint NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"nickname" text NOT NULL,
	"recommends" boolean,
	"fit" smallint,
	"width" smallint,
	"comfort" smallint,
	"helpful" integer DEFAULT 0 NOT NULL,
	"unhelpful" integer DEFAULT 0 NOT NULL,
	"flags" integer DEFAULT 0 NOT NULL,
	"reply" text,
	"replied_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "review_flag" (
	"review_id" uuid NOT NULL,
	"voter_id" uuid NOT NULL,
	CONSTRAINT "review_flag_review_id_voter_id_pk" PRIMARY KEY("review_id","voter_id")
);
--> statement-breakpoint
CREATE TABLE "review_tally" (
	"product_id" text NOT NULL,
	"rating" smallint NOT NULL,
	"reviews" integer NOT NULL,
	"recommending" integer NOT NULL,
	"recommendations" integer NOT NULL,
	"fit_sum" integer NOT NULL,
	"fits" integer NOT NULL,
	"width_sum" integer NOT NULL,
	"widths" integer NOT NULL,
	"comfort_sum" integer NOT NULL,
	"comforts" integer NOT NULL,
	CONSTRAINT "review_tally_product_id_rating_pk" PRIMARY KEY("product_id","rating")
);
--> statement-breakpoint
CREATE TABLE "review_vote" (
	"review_id" uuid NOT NULL,
	"voter_id" uuid NOT NULL,
	"helpful" boolean NOT NULL,
	CONSTRAINT "review_vote_review_id_voter_id_pk" PRIMARY KEY("review_id","voter_id")
);
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "reviews_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "review_flag" ADD CONSTRAINT "review_flag_review_id_product_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."product_review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_vote" ADD CONSTRAINT "review_vote_review_id_product_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."product_review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "product_review_owner" ON "product_review" USING btree ("product_id","owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "product_review_email" ON "product_review" USING btree ("product_id","email");--> statement-breakpoint
CREATE INDEX "product_review_of_owner" ON "product_review" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "product_review_newest" ON "product_review" USING btree ("product_id","published_at" DESC NULLS LAST,"id") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "product_review_highest" ON "product_review" USING btree ("product_id","rating" DESC NULLS LAST,"published_at" DESC NULLS LAST,"id") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "product_review_lowest" ON "product_review" USING btree ("product_id","rating","published_at" DESC NULLS LAST,"id") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "product_review_helpful" ON "product_review" USING btree ("product_id","helpful" DESC NULLS LAST,"published_at" DESC NULLS LAST,"id") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "product_review_of_stars_helpful" ON "product_review" USING btree ("product_id","rating","helpful" DESC NULLS LAST,"published_at" DESC NULLS LAST,"id") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "product_review_state" ON "product_review" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "product_review_flagged" ON "product_review" USING btree ("flags") WHERE flags > 0;--> statement-breakpoint
CREATE INDEX "review_flag_voter" ON "review_flag" USING btree ("voter_id");--> statement-breakpoint
CREATE INDEX "review_vote_voter" ON "review_vote" USING btree ("voter_id");--> statement-breakpoint
UPDATE "product" SET "rating_score" = NULL, "facts" = "facts" - 'rating' WHERE "rating_score" IS NOT NULL;
