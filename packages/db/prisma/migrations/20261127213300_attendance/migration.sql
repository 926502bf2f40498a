-- Punches, and what comes of them day by day. Days that were there before were brought as they are, and stay (is_counted). The versions in `known` carry the
-- columns too.
DO $$
DECLARE
    place text;
BEGIN
    FOREACH place IN ARRAY ARRAY['public', 'known'] LOOP
        EXECUTE format('ALTER TABLE %I.attendance_record ALTER COLUMN shift_id DROP NOT NULL, ADD COLUMN early_minutes integer NOT NULL DEFAULT 0,
            ADD COLUMN absent_hours numeric(5, 2) NOT NULL DEFAULT 0, ADD COLUMN leave_hours numeric(5, 2) NOT NULL DEFAULT 0,
            ADD COLUMN extra_hours numeric(5, 2) NOT NULL DEFAULT 0, ADD COLUMN is_missing boolean NOT NULL DEFAULT false,
            ADD COLUMN in_at timestamptz(0), ADD COLUMN out_at timestamptz(0), ADD COLUMN is_counted boolean NOT NULL DEFAULT false', place);
    END LOOP;
    ALTER TABLE known.attendance_record ALTER COLUMN early_minutes DROP DEFAULT, ALTER COLUMN absent_hours DROP DEFAULT, ALTER COLUMN leave_hours DROP DEFAULT,
        ALTER COLUMN extra_hours DROP DEFAULT, ALTER COLUMN is_missing DROP DEFAULT, ALTER COLUMN is_counted DROP DEFAULT;
END $$;
ALTER TABLE "attendance_record" ALTER COLUMN "is_counted" SET DEFAULT true;
CREATE INDEX "attendance_record_date_employee_id_idx" ON "attendance_record"("date", "employee_id");
ALTER TABLE "attendance_record" DROP CONSTRAINT "attendance_record_shift_id_fkey";
ALTER TABLE "attendance_record" ADD CONSTRAINT "attendance_record_shift_id_fkey" FOREIGN KEY ("shift_id") REFERENCES "shift"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TABLE "punch" (
    "id" SERIAL NOT NULL,
    "employee_id" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(0) NOT NULL,
    "direction" TEXT,
    "source" TEXT NOT NULL,
    "external_id" TEXT,
    "note" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_by_user_id" INTEGER,
    "withdrawn_at" TIMESTAMPTZ(3),
    "withdrawal_reason" TEXT,

    CONSTRAINT "punch_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "punch_source_external_id_key" ON "punch"("source", "external_id");
CREATE INDEX "punch_employee_id_at_idx" ON "punch"("employee_id", "at");
ALTER TABLE "punch" ADD CONSTRAINT "punch_employee_id_fkey" FOREIGN KEY ("employee_id") REFERENCES "employee"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
