-- AlterTable
ALTER TABLE "calculation_run" ADD COLUMN     "own_input" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "source_batch_id" INTEGER,
ADD COLUMN     "up_to_step" TEXT;

-- CreateTable
CREATE TABLE "forked_run" (
    "run_id" INTEGER NOT NULL,
    "base_run_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "definition" JSONB,
    "changes" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "forked_run_pkey" PRIMARY KEY ("run_id")
);

-- CreateIndex
CREATE INDEX "forked_run_base_run_id_idx" ON "forked_run"("base_run_id");

-- AddForeignKey
ALTER TABLE "calculation_run" ADD CONSTRAINT "calculation_run_source_batch_id_fkey" FOREIGN KEY ("source_batch_id") REFERENCES "batch"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "forked_run" ADD CONSTRAINT "forked_run_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "calculation_run"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "forked_run" ADD CONSTRAINT "forked_run_base_run_id_fkey" FOREIGN KEY ("base_run_id") REFERENCES "calculation_run"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma does not write.

-- Input of a run that does not read its batch's: changed by a what-if, placed anew for another copy, or frozen again for a retro run.
CREATE TABLE calc.run_input (
    run_id      integer  NOT NULL,
    table_no    smallint NOT NULL,
    row_number  integer  NOT NULL,
    employee_id integer  NOT NULL,
    line        smallint NOT NULL,
    v           bigint[] NOT NULL,
    t           text[]   NOT NULL,
    PRIMARY KEY (run_id, table_no, row_number, line)
);

-- What a batch pays for an earlier period: new result − what the ledger says of it, by the serial number of the balance element.
CREATE TABLE calc.retro_delta (
    batch_id      integer  NOT NULL REFERENCES batch (id) ON DELETE CASCADE,
    period_earned integer  NOT NULL REFERENCES period (id),
    employee_id   integer  NOT NULL,
    run_id        integer  NOT NULL REFERENCES calculation_run (id) ON DELETE CASCADE,
    v             bigint[] NOT NULL,
    PRIMARY KEY (batch_id, period_earned, employee_id)
);
CREATE INDEX retro_delta_run_id_idx ON calc.retro_delta (run_id);

-- Of these at most one is active in a batch; runs beside the batch do not count.
DROP INDEX calculation_run_one_active_idx;
CREATE UNIQUE INDEX calculation_run_one_active_idx ON calculation_run (batch_id)
    WHERE state = 'running' AND kind IN ('prepare', 'calculate', 'partial', 'retro');

-- A batch's result comes from a calculation of that batch: never from a what-if, a comparison, a replay or a retro run.
CREATE FUNCTION batch_current_run_check() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
    IF NOT EXISTS (SELECT 1 FROM calculation_run r WHERE r.id = NEW.current_run_id AND r.batch_id = NEW.id AND r.kind IN ('calculate', 'partial')) THEN
        RAISE EXCEPTION 'Run % is no calculation of batch % and cannot become its result.', NEW.current_run_id, NEW.id
            USING ERRCODE = 'check_violation', CONSTRAINT = 'batch_current_run_check';
    END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER batch_current_run_check BEFORE INSERT OR UPDATE OF current_run_id ON batch
    FOR EACH ROW WHEN (NEW.current_run_id IS NOT NULL) EXECUTE FUNCTION batch_current_run_check();

-- An opening balance comes from no batch.
ALTER TABLE calc.ledger DROP CONSTRAINT ledger_pkey;
ALTER TABLE calc.ledger ALTER COLUMN batch_id DROP NOT NULL;
ALTER TABLE calc.ledger ADD CONSTRAINT ledger_key
    UNIQUE NULLS NOT DISTINCT (employee_id, period_paid, period_earned, batch_id, kind, submission);
ALTER TABLE calc.ledger ADD CONSTRAINT ledger_opening_without_batch CHECK ((batch_id IS NULL) = (kind = 'opening'));
