-- CreateTable
CREATE TABLE "calculation_period" (
    "solution_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "base_date" DATE NOT NULL,
    "start_date" DATE NOT NULL,
    "end_date" DATE NOT NULL,
    "pay" JSONB NOT NULL,
    "moved" TEXT NOT NULL,
    "attendance_days_earlier" INTEGER NOT NULL DEFAULT 0,
    "task_name" TEXT NOT NULL,
    "auto_close_days" INTEGER,

    CONSTRAINT "calculation_period_pkey" PRIMARY KEY ("solution_id")
);

-- AddForeignKey
ALTER TABLE "calculation_period" ADD CONSTRAINT "calculation_period_solution_id_fkey" FOREIGN KEY ("solution_id") REFERENCES "solution"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Whether opening balances point to a period is asked before it is deleted.
CREATE INDEX ledger_opening_period_idx ON calc.ledger (period_paid) WHERE kind = 'opening';
