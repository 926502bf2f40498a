-- A work calendar belongs to a legal entity, or to the whole company (null); whoever changes it says which version they have seen. One that a single
-- legal entity works by is its own.
ALTER TABLE "work_calendar" ADD COLUMN "legal_entity_id" INTEGER,
ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;
CREATE INDEX "work_calendar_legal_entity_id_idx" ON "work_calendar"("legal_entity_id");
ALTER TABLE "work_calendar" ADD CONSTRAINT "work_calendar_legal_entity_id_fkey" FOREIGN KEY ("legal_entity_id") REFERENCES "legal_entity"("id") ON DELETE SET NULL ON UPDATE CASCADE;
UPDATE work_calendar c SET legal_entity_id = u.id FROM (SELECT calendar_id, min(id) AS id FROM legal_entity GROUP BY calendar_id HAVING count(*) = 1) u
WHERE u.calendar_id = c.id;
