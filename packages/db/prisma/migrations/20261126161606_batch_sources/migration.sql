-- AlterTable
ALTER TABLE "batch" ADD COLUMN     "sources" JSONB;

-- What has changed in the records since a batch was prepared is asked whenever somebody looks at it: versions that began, which come in their order,
-- and those that ended.
DO $$
DECLARE
    source text;
BEGIN
    FOREACH source IN ARRAY ARRAY['employee', 'assignment', 'compensation_record', 'cost_center_allocation', 'overtime_request', 'leave_request', 'attendance_record'] LOOP
        EXECUTE format('CREATE INDEX %I ON known.%I USING brin (known_from)', source || '_known_from_idx', source);
        EXECUTE format('CREATE INDEX %I ON known.%I (known_until) WHERE known_until < ''infinity''', source || '_known_until_idx', source);
    END LOOP;
END $$;
