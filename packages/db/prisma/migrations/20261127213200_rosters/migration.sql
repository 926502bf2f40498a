-- Rosters: patterns of shifts, and from when who works by which. What holds until when follows from the next of the same, so that none overlap.
CREATE TABLE "roster" (
    "id" SERIAL NOT NULL,
    "code" TEXT NOT NULL,
    "name" JSONB NOT NULL,
    "legal_entity_id" INTEGER NOT NULL,
    "anchor_date" DATE NOT NULL,
    "follows_calendar" BOOLEAN NOT NULL,
    "is_clocked" BOOLEAN NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "roster_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "roster_code_key" ON "roster"("code");
CREATE INDEX "roster_legal_entity_id_idx" ON "roster"("legal_entity_id");
ALTER TABLE "roster" ADD CONSTRAINT "roster_legal_entity_id_fkey" FOREIGN KEY ("legal_entity_id") REFERENCES "legal_entity"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "roster_day" (
    "roster_id" INTEGER NOT NULL,
    "place" INTEGER NOT NULL,
    "shift_id" INTEGER,

    CONSTRAINT "roster_day_pkey" PRIMARY KEY ("roster_id","place")
);
CREATE INDEX "roster_day_shift_id_idx" ON "roster_day"("shift_id");
ALTER TABLE "roster_day" ADD CONSTRAINT "roster_day_roster_id_fkey" FOREIGN KEY ("roster_id") REFERENCES "roster"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "roster_day" ADD CONSTRAINT "roster_day_shift_id_fkey" FOREIGN KEY ("shift_id") REFERENCES "shift"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TABLE "roster_assignment" (
    "id" SERIAL NOT NULL,
    "legal_entity_id" INTEGER NOT NULL,
    "department_id" INTEGER,
    "employee_id" INTEGER,
    "from_date" DATE NOT NULL,
    "roster_id" INTEGER,

    CONSTRAINT "roster_assignment_pkey" PRIMARY KEY ("id"),
    CHECK (num_nonnulls(department_id, employee_id) <= 1)
);
CREATE UNIQUE INDEX "roster_assignment_employee_id_from_date_key" ON "roster_assignment"("employee_id", "from_date");
CREATE UNIQUE INDEX "roster_assignment_department_id_from_date_key" ON "roster_assignment"("department_id", "from_date");
CREATE UNIQUE INDEX "roster_assignment_of_legal_entity" ON "roster_assignment"("legal_entity_id", "from_date") WHERE department_id IS NULL AND employee_id IS NULL;
CREATE INDEX "roster_assignment_legal_entity_id_idx" ON "roster_assignment"("legal_entity_id");
CREATE INDEX "roster_assignment_roster_id_idx" ON "roster_assignment"("roster_id");
ALTER TABLE "roster_assignment" ADD CONSTRAINT "roster_assignment_legal_entity_id_fkey" FOREIGN KEY ("legal_entity_id") REFERENCES "legal_entity"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "roster_assignment" ADD CONSTRAINT "roster_assignment_department_id_fkey" FOREIGN KEY ("department_id") REFERENCES "department"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "roster_assignment" ADD CONSTRAINT "roster_assignment_employee_id_fkey" FOREIGN KEY ("employee_id") REFERENCES "employee"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "roster_assignment" ADD CONSTRAINT "roster_assignment_roster_id_fkey" FOREIGN KEY ("roster_id") REFERENCES "roster"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
