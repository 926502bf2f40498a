-- Leave: types with rules, requests by their days, and a ledger of balances that is only added to. Types and requests have versions, whose tables carry the
-- columns too; the days of requests are versioned from now on, since pay reads them of a leave that lies in two periods.
DO $$
DECLARE
    place text;
BEGIN
    FOREACH place IN ARRAY ARRAY['public', 'known'] LOOP
        EXECUTE format('ALTER TABLE %I.leave_type ADD COLUMN legal_entity_id integer, ADD COLUMN unit text NOT NULL DEFAULT ''days'',
            ADD COLUMN hours_per_day numeric(4, 2) NOT NULL DEFAULT 8, ADD COLUMN is_active boolean NOT NULL DEFAULT true, ADD COLUMN version integer NOT NULL DEFAULT 1', place);
        EXECUTE format('ALTER TABLE %I.leave_request ADD COLUMN amount numeric(9, 4) NOT NULL DEFAULT 0, ADD COLUMN start_part text NOT NULL DEFAULT ''whole'',
            ADD COLUMN end_part text NOT NULL DEFAULT ''whole'', ADD COLUMN version integer NOT NULL DEFAULT 1, ADD COLUMN approval_instance_id integer,
            ADD COLUMN created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP, ADD COLUMN created_by_user_id integer', place);
    END LOOP;
    ALTER TABLE known.leave_type ALTER COLUMN unit DROP DEFAULT, ALTER COLUMN hours_per_day DROP DEFAULT, ALTER COLUMN is_active DROP DEFAULT, ALTER COLUMN version DROP DEFAULT;
    ALTER TABLE known.leave_request ALTER COLUMN amount DROP DEFAULT, ALTER COLUMN start_part DROP DEFAULT, ALTER COLUMN end_part DROP DEFAULT,
        ALTER COLUMN version DROP DEFAULT, ALTER COLUMN created_at DROP DEFAULT;
END $$;
ALTER TABLE "leave_type" ADD CONSTRAINT "leave_type_legal_entity_id_fkey" FOREIGN KEY ("legal_entity_id") REFERENCES "legal_entity"("id") ON DELETE SET NULL ON UPDATE CASCADE;
CREATE INDEX "leave_type_legal_entity_id_idx" ON "leave_type"("legal_entity_id");
CREATE INDEX "leave_request_start_date_id_idx" ON "leave_request"("start_date", "id");

-- CreateTable
CREATE TABLE "leave_rule" (
    "type_id" INTEGER NOT NULL,
    "from_date" DATE NOT NULL,
    "content" JSONB NOT NULL,

    CONSTRAINT "leave_rule_pkey" PRIMARY KEY ("type_id","from_date")
);
ALTER TABLE "leave_rule" ADD CONSTRAINT "leave_rule_type_id_fkey" FOREIGN KEY ("type_id") REFERENCES "leave_type"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- CreateTable
CREATE TABLE "leave_request_day" (
    "request_id" INTEGER NOT NULL,
    "date" DATE NOT NULL,
    "employee_id" INTEGER NOT NULL,
    "part" TEXT NOT NULL,
    "amount" DECIMAL(9,4) NOT NULL,
    "hours" DECIMAL(5,2) NOT NULL,

    CONSTRAINT "leave_request_day_pkey" PRIMARY KEY ("request_id","date")
);
CREATE INDEX "leave_request_day_employee_id_date_idx" ON "leave_request_day"("employee_id", "date");
ALTER TABLE "leave_request_day" ADD CONSTRAINT "leave_request_day_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "leave_request"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The days of requests that were there before: the working days of the calendar of their legal entity, with equal shares of the hours.
WITH worked AS (
    SELECT r.id, r.employee_id, g.at::date AS date, r.hours, count(*) OVER (PARTITION BY r.id) AS days
    FROM leave_request r JOIN employee e ON e.id = r.employee_id JOIN legal_entity l ON l.id = e.legal_entity_id
    CROSS JOIN LATERAL generate_series(r.start_date::timestamp, r.end_date::timestamp, '1 day') AS g(at)
    LEFT JOIN work_calendar_day w ON w.calendar_id = l.calendar_id AND w.date = g.at::date
    WHERE coalesce(w.kind = 'workday', extract(isodow FROM g.at) < 6))
INSERT INTO leave_request_day (request_id, date, employee_id, part, amount, hours)
SELECT id, date, employee_id, CASE WHEN hours / days >= 8 THEN 'whole' WHEN hours / days = 4 THEN 'morning' ELSE 'hours' END, hours / days / 8, hours / days
FROM worked;
UPDATE leave_request SET amount = hours / 8;
SELECT known.start_versions('leave_request_day');

-- CreateTable
CREATE TABLE "leave_entry" (
    "id" SERIAL NOT NULL,
    "employee_id" INTEGER NOT NULL,
    "type_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "year" DATE NOT NULL,
    "day" DATE NOT NULL,
    "numerator" BIGINT NOT NULL,
    "denominator" BIGINT NOT NULL CHECK (denominator > 0),
    "facts" JSONB NOT NULL,
    "corrects" BOOLEAN NOT NULL DEFAULT false,
    "reason" TEXT,
    "request_id" INTEGER,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "by_user_id" INTEGER,

    CONSTRAINT "leave_entry_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "leave_entry_employee_id_type_id_day_idx" ON "leave_entry"("employee_id", "type_id", "day");
CREATE INDEX "leave_entry_type_id_idx" ON "leave_entry"("type_id");
ALTER TABLE "leave_entry" ADD CONSTRAINT "leave_entry_employee_id_fkey" FOREIGN KEY ("employee_id") REFERENCES "employee"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "leave_entry" ADD CONSTRAINT "leave_entry_type_id_fkey" FOREIGN KEY ("type_id") REFERENCES "leave_type"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
