CREATE TABLE "warranty_picture" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "warranty_picture" ADD CONSTRAINT "warranty_picture_case_id_warranty_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."warranty_case"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "warranty_picture_case" ON "warranty_picture" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "warranty_case_order" ON "warranty_case" USING btree ("order_number");