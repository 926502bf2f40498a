-- Overtime is asked for and confirmed: what was asked for, what was worked, and as which leave it is taken. The versions in `known` carry the columns too.
DO $$
DECLARE
    place text;
BEGIN
    FOREACH place IN ARRAY ARRAY['public', 'known'] LOOP
        EXECUTE format('ALTER TABLE %I.overtime_request ADD COLUMN applied_hours numeric(5, 2) NOT NULL DEFAULT 0, ADD COLUMN actual_hours numeric(5, 2),
            ADD COLUMN leave_type_id integer, ADD COLUMN reason text, ADD COLUMN version integer NOT NULL DEFAULT 1, ADD COLUMN approval_instance_id integer,
            ADD COLUMN created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP, ADD COLUMN created_by_user_id integer', place);
    END LOOP;
    ALTER TABLE known.overtime_request ALTER COLUMN applied_hours DROP DEFAULT, ALTER COLUMN version DROP DEFAULT, ALTER COLUMN created_at DROP DEFAULT;
END $$;
UPDATE overtime_request SET applied_hours = hours;
ALTER TABLE "overtime_request" ADD CONSTRAINT "overtime_request_leave_type_id_fkey" FOREIGN KEY ("leave_type_id") REFERENCES "leave_type"("id") ON DELETE SET NULL ON UPDATE CASCADE;
CREATE INDEX "overtime_request_date_id_idx" ON "overtime_request"("date", "id");
