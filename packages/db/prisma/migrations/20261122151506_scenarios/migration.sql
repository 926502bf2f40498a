-- CreateTable
CREATE TABLE "scenario" (
    "id" SERIAL NOT NULL,
    "solution_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'draft',
    "version" INTEGER NOT NULL DEFAULT 1,
    "base_batch_id" INTEGER NOT NULL,
    "starts_after" INTEGER NOT NULL,
    "period_count" INTEGER NOT NULL,
    "repeats_variable" BOOLEAN NOT NULL DEFAULT true,
    "assumptions" JSONB NOT NULL,
    "token" UUID,
    "attempt" INTEGER NOT NULL DEFAULT 0,
    "people_total" INTEGER NOT NULL DEFAULT 0,
    "people_done" INTEGER NOT NULL DEFAULT 0,
    "error_count" INTEGER NOT NULL DEFAULT 0,
    "failure" JSONB,
    "totals" JSONB,
    "started_by_user_id" INTEGER,
    "started_at" TIMESTAMPTZ(3),
    "calculated_at" TIMESTAMPTZ(3),
    "created_by_user_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "scenario_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "scenario_plan" (
    "scenario_id" INTEGER NOT NULL,
    "plan" JSONB NOT NULL,

    CONSTRAINT "scenario_plan_pkey" PRIMARY KEY ("scenario_id")
);

-- CreateIndex
CREATE INDEX "scenario_base_batch_id_idx" ON "scenario"("base_batch_id");

-- CreateIndex
CREATE UNIQUE INDEX "scenario_solution_id_name_key" ON "scenario"("solution_id", "name");

-- AddForeignKey
ALTER TABLE "scenario" ADD CONSTRAINT "scenario_solution_id_fkey" FOREIGN KEY ("solution_id") REFERENCES "solution"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "scenario" ADD CONSTRAINT "scenario_base_batch_id_fkey" FOREIGN KEY ("base_batch_id") REFERENCES "batch"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "scenario_plan" ADD CONSTRAINT "scenario_plan_scenario_id_fkey" FOREIGN KEY ("scenario_id") REFERENCES "scenario"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma does not write.

-- What a scenario pays each of its people in each period. Joiners have numbers below zero. A row with an error is in no figure.
CREATE TABLE calc.scenario_person (
    scenario_id   integer NOT NULL REFERENCES scenario (id) ON DELETE CASCADE,
    sequence      integer NOT NULL,
    employee_id   integer NOT NULL,
    department_id integer,
    gross         numeric,
    net           numeric,
    cost          numeric,
    -- code and place of the first cell without a value
    error         text,
    PRIMARY KEY (scenario_id, sequence, employee_id)
);

-- Totals of money columns, `Table.Column`, which each slice of people adds to.
CREATE TABLE calc.scenario_total (
    scenario_id integer NOT NULL REFERENCES scenario (id) ON DELETE CASCADE,
    sequence    integer NOT NULL,
    path        text    NOT NULL,
    amount      numeric NOT NULL,
    PRIMARY KEY (scenario_id, sequence, path)
);

-- Which people of the base have been calculated: whoever takes a calculation over goes on after them.
CREATE TABLE calc.scenario_slice (
    scenario_id integer NOT NULL REFERENCES scenario (id) ON DELETE CASCADE,
    from_row    integer NOT NULL,
    PRIMARY KEY (scenario_id, from_row)
);
