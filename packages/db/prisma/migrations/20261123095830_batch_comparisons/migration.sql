-- CreateTable
CREATE TABLE "batch_comparison" (
    "batch_id" INTEGER NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "shown_revision" INTEGER,
    "status" TEXT NOT NULL DEFAULT 'waiting',
    "run_id" INTEGER NOT NULL,
    "previous_batch_id" INTEGER,
    "previous_run_id" INTEGER,
    "token" UUID,
    "attempt" INTEGER NOT NULL DEFAULT 0,
    "people_total" INTEGER NOT NULL DEFAULT 0,
    "people_done" INTEGER NOT NULL DEFAULT 0,
    "items" JSONB NOT NULL DEFAULT '[]',
    "failure" JSONB,
    "opened_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "compared_at" TIMESTAMPTZ(3),

    CONSTRAINT "batch_comparison_pkey" PRIMARY KEY ("batch_id")
);

-- CreateIndex
CREATE INDEX "batch_comparison_previous_batch_id_idx" ON "batch_comparison"("previous_batch_id");

-- AddForeignKey
ALTER TABLE "batch_comparison" ADD CONSTRAINT "batch_comparison_batch_id_fkey" FOREIGN KEY ("batch_id") REFERENCES "batch"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma does not write.

-- Who is compared: everybody whom one of the two batches pays. Amounts are minor units, in the order of the comparison's items; nothing where a
-- batch does not pay the person. Rows of a revision that is not whole are shown to nobody.
CREATE TABLE calc.compared_person (
    batch_id      integer  NOT NULL REFERENCES batch (id) ON DELETE CASCADE,
    revision      integer  NOT NULL,
    employee_id   integer  NOT NULL,
    department_id integer,
    -- why the person's pay is another one, where one reason comes before all others; else changed or unchanged
    cause         text     NOT NULL,
    before        bigint[],
    after         bigint[],
    PRIMARY KEY (batch_id, revision, employee_id)
);

-- The parts of each change by cause: those of a person's item add up to its change, to the last digit.
CREATE TABLE calc.change (
    batch_id    integer  NOT NULL REFERENCES batch (id) ON DELETE CASCADE,
    revision    integer  NOT NULL,
    item        smallint NOT NULL,
    employee_id integer  NOT NULL,
    cause       text     NOT NULL,
    amount      bigint   NOT NULL,
    PRIMARY KEY (batch_id, revision, item, employee_id, cause)
);
