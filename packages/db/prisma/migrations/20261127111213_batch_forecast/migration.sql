-- CreateTable
CREATE TABLE "batch_forecast" (
    "id" SERIAL NOT NULL,
    "batch_id" INTEGER NOT NULL,
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
    "counted_at" TIMESTAMPTZ(3),
    "figures" JSONB,

    CONSTRAINT "batch_forecast_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "batch_forecast_batch_id_key" ON "batch_forecast"("batch_id");

-- AddForeignKey
ALTER TABLE "batch_forecast" ADD CONSTRAINT "batch_forecast_batch_id_fkey" FOREIGN KEY ("batch_id") REFERENCES "batch"("id") ON DELETE CASCADE ON UPDATE CASCADE;
