-- AlterTable
ALTER TABLE "import_job" ADD COLUMN     "understood" JSONB;
