UPDATE "cart" SET "details" = "details" #- '{addressOrigin,recaptcha_response}' WHERE "details" #> '{addressOrigin,recaptcha_response}' IS NOT NULL;
