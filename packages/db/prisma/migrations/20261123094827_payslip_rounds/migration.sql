-- AlterTable
ALTER TABLE "payslip" ADD COLUMN     "period_id" INTEGER,
ADD COLUMN     "round_id" INTEGER,
ADD COLUMN     "source" TEXT NOT NULL DEFAULT 'batch',
ALTER COLUMN "batch_id" DROP NOT NULL,
ALTER COLUMN "run_id" DROP NOT NULL;

UPDATE payslip s SET period_id = b.period_id FROM batch b WHERE b.id = s.batch_id;
ALTER TABLE payslip ALTER COLUMN period_id SET NOT NULL;

-- A payslip says where its figures come from, and has what that source needs: a batch with its run, or a round.
ALTER TABLE payslip ADD CONSTRAINT payslip_source_check CHECK (
  CASE source WHEN 'batch' THEN batch_id IS NOT NULL AND run_id IS NOT NULL AND round_id IS NULL
    ELSE source IN ('balance', 'import') AND round_id IS NOT NULL AND batch_id IS NULL AND run_id IS NULL END);

-- CreateTable
CREATE TABLE "payslip_round" (
    "id" SERIAL NOT NULL,
    "setting_id" INTEGER NOT NULL,
    "setting_version" INTEGER NOT NULL,
    "period_id" INTEGER NOT NULL,
    "sequence" INTEGER NOT NULL,
    "source" TEXT NOT NULL,
    "as_of" DATE,
    "file_id" INTEGER,
    "status" TEXT NOT NULL DEFAULT 'generating',
    "version" INTEGER NOT NULL DEFAULT 1,
    "failure" JSONB,
    "created_by_user_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "generated_at" TIMESTAMPTZ(3),

    CONSTRAINT "payslip_round_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payslip_line" (
    "payslip_id" INTEGER NOT NULL,
    "code" TEXT NOT NULL,
    "value" TEXT NOT NULL,

    CONSTRAINT "payslip_line_pkey" PRIMARY KEY ("payslip_id","code")
);

-- CreateIndex
CREATE INDEX "payslip_round_period_id_idx" ON "payslip_round"("period_id");

-- CreateIndex
CREATE UNIQUE INDEX "payslip_round_setting_id_period_id_sequence_key" ON "payslip_round"("setting_id", "period_id", "sequence");

-- CreateIndex
CREATE INDEX "payslip_period_id_idx" ON "payslip"("period_id");

-- CreateIndex
CREATE UNIQUE INDEX "payslip_round_id_employee_id_key" ON "payslip"("round_id", "employee_id");

-- AddForeignKey
ALTER TABLE "payslip_round" ADD CONSTRAINT "payslip_round_setting_id_fkey" FOREIGN KEY ("setting_id") REFERENCES "payslip_setting"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payslip_round" ADD CONSTRAINT "payslip_round_period_id_fkey" FOREIGN KEY ("period_id") REFERENCES "period"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payslip" ADD CONSTRAINT "payslip_round_id_fkey" FOREIGN KEY ("round_id") REFERENCES "payslip_round"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payslip" ADD CONSTRAINT "payslip_period_id_fkey" FOREIGN KEY ("period_id") REFERENCES "period"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payslip_line" ADD CONSTRAINT "payslip_line_payslip_id_fkey" FOREIGN KEY ("payslip_id") REFERENCES "payslip"("id") ON DELETE CASCADE ON UPDATE CASCADE;
