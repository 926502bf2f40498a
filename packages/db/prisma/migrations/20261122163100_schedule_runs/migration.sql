-- CreateTable
CREATE TABLE "schedule_run" (
    "id" BIGSERIAL NOT NULL,
    "schedule" TEXT NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "state" TEXT NOT NULL,
    "missed" INTEGER NOT NULL DEFAULT 0,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "started_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),
    "outcome" JSONB,
    "failure" TEXT,

    CONSTRAINT "schedule_run_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "schedule_run_due_at_idx" ON "schedule_run"("due_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "schedule_run_schedule_due_at_key" ON "schedule_run"("schedule", "due_at");
