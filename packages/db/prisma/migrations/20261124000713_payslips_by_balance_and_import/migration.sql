-- AlterTable
ALTER TABLE "payslip_job" ADD COLUMN     "round_id" INTEGER,
ALTER COLUMN "batch_id" DROP NOT NULL;

-- AlterTable
ALTER TABLE "payslip_round" DROP COLUMN "file_id",
ADD COLUMN     "brought_at" TIMESTAMPTZ(3),
ADD COLUMN     "brought_by_user_id" INTEGER,
ADD COLUMN     "employee_ids" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
ADD COLUMN     "published_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "payslip_round_line" (
    "round_id" INTEGER NOT NULL,
    "employee_id" INTEGER NOT NULL,
    "code" TEXT NOT NULL,
    "value" TEXT NOT NULL,

    CONSTRAINT "payslip_round_line_pkey" PRIMARY KEY ("round_id","employee_id","code")
);

-- CreateIndex
CREATE INDEX "payslip_round_line_employee_id_idx" ON "payslip_round_line"("employee_id");

-- CreateIndex
CREATE INDEX "payslip_job_round_id_idx" ON "payslip_job"("round_id");

-- AddForeignKey
ALTER TABLE "payslip_round_line" ADD CONSTRAINT "payslip_round_line_round_id_fkey" FOREIGN KEY ("round_id") REFERENCES "payslip_round"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payslip_round_line" ADD CONSTRAINT "payslip_round_line_employee_id_fkey" FOREIGN KEY ("employee_id") REFERENCES "employee"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payslip_job" ADD CONSTRAINT "payslip_job_round_id_fkey" FOREIGN KEY ("round_id") REFERENCES "payslip_round"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A job is of a batch or of a round; one of each kind a round at a time.
ALTER TABLE "payslip_job" ADD CONSTRAINT "payslip_job_of_check" CHECK (num_nonnulls(batch_id, round_id) = 1);
CREATE UNIQUE INDEX "payslip_job_round_running_key" ON "payslip_job" ("round_id", "kind") WHERE state = 'running';

-- A round is published with the first of its payslips.
UPDATE payslip_round r SET published_at = p.at
FROM (SELECT round_id, min(published_at) AS at FROM payslip GROUP BY round_id) p WHERE p.round_id = r.id;
