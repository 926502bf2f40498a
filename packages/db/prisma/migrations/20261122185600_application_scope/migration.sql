-- AlterTable
ALTER TABLE "batch" ADD COLUMN     "left_out_count" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "batch_left_out" (
    "batch_id" INTEGER NOT NULL,
    "employee_id" INTEGER NOT NULL,
    "cause" SMALLINT,

    CONSTRAINT "batch_left_out_pkey" PRIMARY KEY ("batch_id","employee_id")
);

-- AddForeignKey
ALTER TABLE "batch_left_out" ADD CONSTRAINT "batch_left_out_batch_id_fkey" FOREIGN KEY ("batch_id") REFERENCES "batch"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "batch_left_out" ADD CONSTRAINT "batch_left_out_employee_id_fkey" FOREIGN KEY ("employee_id") REFERENCES "employee"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
