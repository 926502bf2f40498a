-- AlterTable
ALTER TABLE "payslip" ADD COLUMN     "setting_version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "payslip_setting" ADD COLUMN     "layout" TEXT NOT NULL DEFAULT 'web';

-- CreateTable
CREATE TABLE "payslip_setting_version" (
    "setting_id" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "style" JSONB NOT NULL,

    CONSTRAINT "payslip_setting_version_pkey" PRIMARY KEY ("setting_id","version")
);

-- AddForeignKey
ALTER TABLE "payslip_setting_version" ADD CONSTRAINT "payslip_setting_version_setting_id_fkey" FOREIGN KEY ("setting_id") REFERENCES "payslip_setting"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- One setting a solution that is not over, so that it is never a question which one is meant.
CREATE UNIQUE INDEX payslip_setting_one_live_idx ON payslip_setting (solution_id) WHERE status <> 'disabled';

UPDATE payslip p SET setting_version = s.version FROM payslip_setting s WHERE s.id = p.setting_id;
