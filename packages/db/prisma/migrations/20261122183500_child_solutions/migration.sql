-- AlterTable
ALTER TABLE "solution" ADD COLUMN     "parent_id" INTEGER;

-- AlterTable
ALTER TABLE "solution_copy" ADD COLUMN     "parent_copy_id" INTEGER;

-- CreateIndex
CREATE INDEX "solution_parent_id_idx" ON "solution"("parent_id");

-- CreateIndex
CREATE INDEX "solution_copy_parent_copy_id_idx" ON "solution_copy"("parent_copy_id");

-- AddForeignKey
ALTER TABLE "solution" ADD CONSTRAINT "solution_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "solution"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "solution_copy" ADD CONSTRAINT "solution_copy_parent_copy_id_fkey" FOREIGN KEY ("parent_copy_id") REFERENCES "solution_copy"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- A parent is there before its child, so that no circle can be made.
ALTER TABLE solution ADD CONSTRAINT solution_parent_first CHECK (parent_id < id);
