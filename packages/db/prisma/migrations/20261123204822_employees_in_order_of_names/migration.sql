-- DropIndex
DROP INDEX "employee_name_idx";

-- CreateIndex
CREATE INDEX "employee_name_id_idx" ON "employee"("name", "id");
