-- AlterTable
ALTER TABLE "custom_field" ADD COLUMN     "audience" TEXT NOT NULL DEFAULT 'record',
ADD COLUMN     "mask" TEXT,
ADD COLUMN     "required" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;
