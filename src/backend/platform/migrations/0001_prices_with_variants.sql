ALTER TABLE "variant" ADD COLUMN "prices" jsonb;--> statement-breakpoint
UPDATE "variant" v SET "prices" = (
	SELECT coalesce(jsonb_object_agg(p."currency", jsonb_build_object('current', p."current", 'original', p."original")), '{}')
	FROM "price" p WHERE p."product_id" = v."product_id" AND p."upc" = v."upc"
);--> statement-breakpoint
ALTER TABLE "variant" ALTER COLUMN "prices" SET NOT NULL;--> statement-breakpoint
DROP TABLE "price" CASCADE;
