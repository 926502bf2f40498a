-- AlterTable
ALTER TABLE "batch_comparison" ADD COLUMN     "backend_pid" INTEGER,
ADD COLUMN     "claimed_at" TIMESTAMPTZ(6);

-- AlterTable
ALTER TABLE "batch_preparation" ADD COLUMN     "claimed_at" TIMESTAMPTZ(6);

-- AlterTable
ALTER TABLE "import_job" ADD COLUMN     "claimed_at" TIMESTAMPTZ(6);

-- AlterTable
ALTER TABLE "run_freezing" ADD COLUMN     "claimed_at" TIMESTAMPTZ(6);

-- AlterTable
ALTER TABLE "scenario" ADD COLUMN     "backend_pid" INTEGER,
ADD COLUMN     "claimed_at" TIMESTAMPTZ(6);

-- CreateTable
CREATE TABLE "payslip_job" (
    "id" SERIAL NOT NULL,
    "batch_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
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
    "trace_id" TEXT NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "payslip_job_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "payslip_job_batch_id_idx" ON "payslip_job"("batch_id");

-- AddForeignKey
ALTER TABLE "payslip_job" ADD CONSTRAINT "payslip_job_batch_id_fkey" FOREIGN KEY ("batch_id") REFERENCES "batch"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- One of each kind a batch at a time.
CREATE UNIQUE INDEX "payslip_job_running_key" ON "payslip_job" ("batch_id", "kind") WHERE state = 'running';
ALTER TABLE "payslip_job" ADD CONSTRAINT "payslip_job_state_check" CHECK (state IN ('running', 'finished', 'failed', 'cancelled'));
ALTER TABLE "payslip_job" ADD CONSTRAINT "payslip_job_kind_check" CHECK (kind IN ('generate', 'publish', 'resend'));

-- Whether the backend of this number is the one that had it at a time: one that began later has only taken its number. The app's role sees no beginnings.
CREATE FUNCTION calc.backend_lives(backend_pid integer, at timestamptz) RETURNS boolean
    LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
    SELECT EXISTS (SELECT 1 FROM pg_stat_activity WHERE pid = backend_pid AND datname = current_database() AND backend_start <= at)
$$;
