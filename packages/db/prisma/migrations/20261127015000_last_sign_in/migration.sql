-- AlterTable
ALTER TABLE "app_user" ADD COLUMN     "account_since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "last_sign_in_at" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "sign_in_attempt_user_id_id_idx" ON "sign_in_attempt"("user_id", "id");

-- Since when each user has their account is known no better than since when there is the user.
UPDATE "app_user" u SET
  "account_since" = u."created_at",
  "last_sign_in_at" = greatest(
    (SELECT max(s."created_at") FROM "session" s WHERE s."user_id" = u."id"),
    (SELECT max(a."at") FROM "sign_in_attempt" a WHERE a."user_id" = u."id" AND a."succeeded"));
