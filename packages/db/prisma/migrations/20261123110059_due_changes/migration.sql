-- CreateTable
CREATE TABLE "variance_threshold" (
    "solution_id" INTEGER NOT NULL,
    "amount" DECIMAL(19,4),
    "percent" DECIMAL(12,4),
    "match" TEXT NOT NULL DEFAULT 'all',

    CONSTRAINT "variance_threshold_pkey" PRIMARY KEY ("solution_id")
);

-- CreateTable
CREATE TABLE "due_change" (
    "batch_id" INTEGER NOT NULL,
    "employee_id" INTEGER NOT NULL,
    "before" BIGINT NOT NULL,
    "after" BIGINT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'open',
    "note" TEXT,
    "assigned_to_user_id" INTEGER,
    "answered_by_user_id" INTEGER,
    "answered_at" TIMESTAMPTZ(3),

    CONSTRAINT "due_change_pkey" PRIMARY KEY ("batch_id","employee_id")
);

-- AddForeignKey
ALTER TABLE "variance_threshold" ADD CONSTRAINT "variance_threshold_solution_id_fkey" FOREIGN KEY ("solution_id") REFERENCES "solution"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "due_change" ADD CONSTRAINT "due_change_batch_id_fkey" FOREIGN KEY ("batch_id") REFERENCES "batch"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "due_change" ADD CONSTRAINT "due_change_employee_id_fkey" FOREIGN KEY ("employee_id") REFERENCES "employee"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
