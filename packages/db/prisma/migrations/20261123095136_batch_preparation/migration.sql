-- CreateTable
CREATE TABLE "batch_preparation" (
    "id" SERIAL NOT NULL,
    "batch_id" INTEGER NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'running',
    "part" TEXT NOT NULL DEFAULT 'queued',
    "done" INTEGER NOT NULL DEFAULT 0,
    "total" INTEGER NOT NULL DEFAULT 0,
    "people" INTEGER NOT NULL DEFAULT 0,
    "token" UUID,
    "attempt" INTEGER NOT NULL DEFAULT 0,
    "backend_pid" INTEGER,
    "failure" JSONB,
    "started_by_user_id" INTEGER,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "batch_preparation_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "batch_preparation_batch_id_idx" ON "batch_preparation"("batch_id");

-- AddForeignKey
ALTER TABLE "batch_preparation" ADD CONSTRAINT "batch_preparation_batch_id_fkey" FOREIGN KEY ("batch_id") REFERENCES "batch"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- One preparation of a batch at a time.
CREATE UNIQUE INDEX "batch_preparation_running_key" ON "batch_preparation" ("batch_id") WHERE state = 'running';
ALTER TABLE "batch_preparation" ADD CONSTRAINT "batch_preparation_state_check" CHECK (state IN ('running', 'finished', 'failed', 'cancelled'));
