-- AlterTable
ALTER TABLE "batch" ADD COLUMN     "joins" TEXT NOT NULL DEFAULT 'everybody';

-- CreateTable
CREATE TABLE "dynamic_computation" (
    "solution_id" INTEGER NOT NULL,
    "is_automatic" BOOLEAN NOT NULL DEFAULT false,
    "joins" TEXT NOT NULL DEFAULT 'everybody',

    CONSTRAINT "dynamic_computation_pkey" PRIMARY KEY ("solution_id")
);

-- AddForeignKey
ALTER TABLE "dynamic_computation" ADD CONSTRAINT "dynamic_computation_solution_id_fkey" FOREIGN KEY ("solution_id") REFERENCES "solution"("id") ON DELETE CASCADE ON UPDATE CASCADE;
