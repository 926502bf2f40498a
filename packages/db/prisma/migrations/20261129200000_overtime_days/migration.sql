-- Overtime begins and ends at a time, and is counted date by date. The versions in `known` carry the columns too.
DO $$
DECLARE
    place text;
BEGIN
    FOREACH place IN ARRAY ARRAY['public', 'known'] LOOP
        EXECUTE format('ALTER TABLE %I.overtime_request ADD COLUMN start_minute integer, ADD COLUMN end_minute integer', place);
    END LOOP;
END $$;

-- CreateTable
CREATE TABLE "overtime_request_day" (
    "request_id" INTEGER NOT NULL,
    "date" DATE NOT NULL,
    "employee_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "applied_hours" DECIMAL(5,2) NOT NULL,
    "actual_hours" DECIMAL(5,2),
    "hours" DECIMAL(5,2) NOT NULL,

    CONSTRAINT "overtime_request_day_pkey" PRIMARY KEY ("request_id","date")
);
CREATE INDEX "overtime_request_day_employee_id_date_idx" ON "overtime_request_day"("employee_id", "date");
ALTER TABLE "overtime_request_day" ADD CONSTRAINT "overtime_request_day_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "overtime_request"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Requests that were there before are of the one day that they name.
INSERT INTO overtime_request_day (request_id, date, employee_id, kind, applied_hours, actual_hours, hours)
SELECT id, date, employee_id, kind, applied_hours, actual_hours, hours FROM overtime_request;
SELECT known.start_versions('overtime_request_day');

-- What overtime has given as leave is kept by its date.
UPDATE leave_entry SET key = key || '/' || (facts->>'date') WHERE kind = 'credit' AND facts->>'why' = 'overtime';
