-- Chunks of chosen employees, for partial runs. Stages are numbered from 0, as in the program.

-- AlterTable
ALTER TABLE "calculation_chunk" ADD COLUMN     "row_numbers" INTEGER[];

-- AlterTable
ALTER TABLE "calculation_run" ALTER COLUMN "stage" SET DEFAULT 0;

UPDATE calculation_run SET stage = stage - 1;
UPDATE calculation_chunk SET stage = stage - 1;
