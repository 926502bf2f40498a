-- A hire is a personnel action of nobody yet: it is of a legal entity.
ALTER TABLE "personnel_action" ADD COLUMN "legal_entity_id" INTEGER;
UPDATE "personnel_action" a SET "legal_entity_id" = e."legal_entity_id" FROM "employee" e WHERE e."id" = a."employee_id";
ALTER TABLE "personnel_action" ALTER COLUMN "legal_entity_id" SET NOT NULL, ALTER COLUMN "employee_id" DROP NOT NULL;

CREATE INDEX "personnel_action_legal_entity_id_idx" ON "personnel_action"("legal_entity_id");
ALTER TABLE "personnel_action" ADD CONSTRAINT "personnel_action_legal_entity_id_fkey" FOREIGN KEY ("legal_entity_id") REFERENCES "legal_entity"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
