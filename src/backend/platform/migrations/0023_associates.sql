CREATE TABLE "associate_act" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"store_id" text NOT NULL,
	"employee_id" text NOT NULL,
	"associate_id" uuid,
	"for_customer_id" uuid,
	"cart_id" uuid,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"address" text NOT NULL,
	"user_agent" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_employee" (
	"customer_id" uuid NOT NULL,
	"store_id" text NOT NULL,
	"employee_id" text NOT NULL,
	CONSTRAINT "store_employee_customer_id_store_id_pk" PRIMARY KEY("customer_id","store_id")
);
--> statement-breakpoint
ALTER TABLE "login_session" ADD COLUMN "for_customer_id" uuid;--> statement-breakpoint
ALTER TABLE "login_session" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
ALTER TABLE "store_employee" ADD CONSTRAINT "store_employee_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "associate_act_at" ON "associate_act" USING btree ("at");--> statement-breakpoint
CREATE INDEX "associate_act_associate" ON "associate_act" USING btree ("associate_id");--> statement-breakpoint
CREATE INDEX "associate_act_customer" ON "associate_act" USING btree ("for_customer_id");--> statement-breakpoint
CREATE INDEX "store_employee_store" ON "store_employee" USING btree ("store_id");--> statement-breakpoint
ALTER TABLE "login_session" DROP COLUMN "employee_id";