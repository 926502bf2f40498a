-- AlterTable
ALTER TABLE "payroll_setup" ADD COLUMN     "made_entity" BOOLEAN NOT NULL DEFAULT false;
