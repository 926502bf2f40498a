-- A shift belongs to a legal entity, or to the whole company (null); its breaks have times, and it may begin later by some minutes. The versions in `known`
-- carry the columns too. Breaks of shifts that there are lie in their middle; one by which the people of a single legal entity have worked is its own.
DO $$
DECLARE
    place text;
BEGIN
    FOREACH place IN ARRAY ARRAY['public', 'known'] LOOP
        EXECUTE format('ALTER TABLE %I.shift ADD COLUMN legal_entity_id integer, ADD COLUMN breaks jsonb NOT NULL DEFAULT ''[]'',
            ADD COLUMN flexible_minutes integer NOT NULL DEFAULT 0, ADD COLUMN is_active boolean NOT NULL DEFAULT true, ADD COLUMN version integer NOT NULL DEFAULT 1', place);
    END LOOP;
    ALTER TABLE known.shift ALTER COLUMN breaks DROP DEFAULT, ALTER COLUMN flexible_minutes DROP DEFAULT, ALTER COLUMN is_active DROP DEFAULT, ALTER COLUMN version DROP DEFAULT;
END $$;
ALTER TABLE "shift" ADD CONSTRAINT "shift_legal_entity_id_fkey" FOREIGN KEY ("legal_entity_id") REFERENCES "legal_entity"("id") ON DELETE SET NULL ON UPDATE CASCADE;
CREATE INDEX "shift_legal_entity_id_idx" ON "shift"("legal_entity_id");
UPDATE shift SET breaks = jsonb_build_array(jsonb_build_object(
    'startMinute', (start_minute + end_minute - break_minutes) / 2, 'endMinute', (start_minute + end_minute - break_minutes) / 2 + break_minutes))
WHERE break_minutes > 0;
UPDATE shift s SET legal_entity_id = u.legal_entity_id
FROM (SELECT r.shift_id, min(e.legal_entity_id) AS legal_entity_id FROM attendance_record r JOIN employee e ON e.id = r.employee_id
    GROUP BY r.shift_id HAVING count(DISTINCT e.legal_entity_id) = 1) u WHERE u.shift_id = s.id;
