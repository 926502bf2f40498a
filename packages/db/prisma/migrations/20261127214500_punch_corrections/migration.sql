-- Requests for corrections of attendance; punches say which of them has added or taken them out.
CREATE TABLE "punch_correction" (
    "id" SERIAL NOT NULL,
    "employee_id" INTEGER NOT NULL,
    "date" DATE NOT NULL,
    "in_at" TIMESTAMPTZ(0),
    "out_at" TIMESTAMPTZ(0),
    "wrong_punch_ids" INTEGER[],
    "reason" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "approval_instance_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_by_user_id" INTEGER,

    CONSTRAINT "punch_correction_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "punch_correction_employee_id_date_idx" ON "punch_correction"("employee_id", "date");
CREATE INDEX "punch_correction_date_id_idx" ON "punch_correction"("date", "id");
ALTER TABLE "punch_correction" ADD CONSTRAINT "punch_correction_employee_id_fkey" FOREIGN KEY ("employee_id") REFERENCES "employee"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "punch" ADD COLUMN "correction_id" INTEGER, ADD COLUMN "withdrawn_by_correction_id" INTEGER;
CREATE INDEX "punch_correction_id_idx" ON "punch"("correction_id");
CREATE INDEX "punch_withdrawn_by_correction_id_idx" ON "punch"("withdrawn_by_correction_id");
ALTER TABLE "punch" ADD CONSTRAINT "punch_correction_id_fkey" FOREIGN KEY ("correction_id") REFERENCES "punch_correction"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "punch" ADD CONSTRAINT "punch_withdrawn_by_correction_id_fkey" FOREIGN KEY ("withdrawn_by_correction_id") REFERENCES "punch_correction"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
