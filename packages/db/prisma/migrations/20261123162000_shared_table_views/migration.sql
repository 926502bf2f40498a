-- AlterTable
ALTER TABLE "table_view" ADD COLUMN     "shared_solution_id" INTEGER;

-- CreateIndex
CREATE INDEX "table_view_shared_solution_id_idx" ON "table_view"("shared_solution_id");

-- AddForeignKey
ALTER TABLE "table_view" ADD CONSTRAINT "table_view_shared_solution_id_fkey" FOREIGN KEY ("shared_solution_id") REFERENCES "solution"("id") ON DELETE SET NULL ON UPDATE CASCADE;
