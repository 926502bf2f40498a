-- CreateTable
CREATE TABLE "run_freezing" (
    "id" SERIAL NOT NULL,
    "run_id" INTEGER NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'running',
    "part" TEXT NOT NULL DEFAULT 'queued',
    "done" INTEGER NOT NULL DEFAULT 0,
    "total" INTEGER NOT NULL DEFAULT 0,
    "people" INTEGER NOT NULL DEFAULT 0,
    "token" UUID,
    "attempt" INTEGER NOT NULL DEFAULT 0,
    "backend_pid" INTEGER,
    "cells" JSONB NOT NULL DEFAULT '[]',
    "failure" JSONB,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "run_freezing_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "run_freezing_run_id_key" ON "run_freezing"("run_id");

-- AddForeignKey
ALTER TABLE "run_freezing" ADD CONSTRAINT "run_freezing_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "calculation_run"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "run_freezing" ADD CONSTRAINT "run_freezing_state_check" CHECK (state IN ('running', 'finished', 'failed', 'cancelled'));
