-- CreateTable
CREATE TABLE "batch_move" (
    "id" SERIAL NOT NULL,
    "batch_id" INTEGER NOT NULL,
    "event" TEXT NOT NULL,
    "from_status" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'running',
    "part" TEXT NOT NULL DEFAULT 'queued',
    "done" INTEGER NOT NULL DEFAULT 0,
    "total" INTEGER NOT NULL DEFAULT 0,
    "token" UUID,
    "attempt" INTEGER NOT NULL DEFAULT 0,
    "backend_pid" INTEGER,
    "claimed_at" TIMESTAMPTZ(6),
    "failure" JSONB,
    "asked_by_user_id" INTEGER NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "batch_move_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "batch_move_batch_id_idx" ON "batch_move"("batch_id");

-- AddForeignKey
ALTER TABLE "batch_move" ADD CONSTRAINT "batch_move_batch_id_fkey" FOREIGN KEY ("batch_id") REFERENCES "batch"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- One of a batch at a time.
CREATE UNIQUE INDEX "batch_move_running_key" ON "batch_move" ("batch_id") WHERE state = 'running';
ALTER TABLE "batch_move" ADD CONSTRAINT "batch_move_state_check" CHECK (state IN ('running', 'finished', 'failed', 'cancelled'));
