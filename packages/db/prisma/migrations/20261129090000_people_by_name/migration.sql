-- An index that has the id second is taken, by skipping (PostgreSQL 18), for the checks of foreign keys once the table was found empty: a hundred thousand people
-- written after an undone import then walk all of it for each row. People of one name are few; they are sorted by id as they are read.
DROP INDEX "employee_name_id_idx";
CREATE INDEX "employee_name_idx" ON "employee"("name");
-- Whoever is deleted leads no department any more: found by an index, not in every department for each of them.
CREATE INDEX "department_version_manager_employee_id_idx" ON "department_version"("manager_employee_id");
