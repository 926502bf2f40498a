-- AlterTable
ALTER TABLE "captcha_challenge" ADD COLUMN     "address" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "work_bits" INTEGER NOT NULL DEFAULT 0;

-- CreateIndex
CREATE INDEX "captcha_challenge_address_created_at_idx" ON "captcha_challenge"("address", "created_at");
