-- AlterTable
ALTER TABLE "batch" ADD COLUMN     "confirmed_at" TIMESTAMPTZ(3),
ADD COLUMN     "confirmed_by_user_id" INTEGER;

-- CreateTable
CREATE TABLE "batch_choice" (
    "batch_id" INTEGER NOT NULL,
    "employee_id" INTEGER NOT NULL,
    "choice" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "by_user_id" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "batch_choice_pkey" PRIMARY KEY ("batch_id","employee_id")
);

-- AddForeignKey
ALTER TABLE "batch_choice" ADD CONSTRAINT "batch_choice_batch_id_fkey" FOREIGN KEY ("batch_id") REFERENCES "batch"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "batch_choice" ADD CONSTRAINT "batch_choice_employee_id_fkey" FOREIGN KEY ("employee_id") REFERENCES "employee"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
