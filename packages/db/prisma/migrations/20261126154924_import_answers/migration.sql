-- AlterTable
ALTER TABLE "import_job" ADD COLUMN     "answers" JSONB NOT NULL DEFAULT '{}';
