-- Further accounts that get a part of somebody's pay (ADR 154). Several lines hold together, one at each position: lines of one position never overlap.
CREATE TABLE "employee_bank_split" (
    "id" SERIAL NOT NULL,
    "employee_id" INTEGER NOT NULL,
    "effective_date" DATE NOT NULL,
    "expiry_date" DATE,
    "position" INTEGER NOT NULL,
    "bank" TEXT NOT NULL,
    "holder" TEXT NOT NULL,
    "country" TEXT NOT NULL,
    "routing" TEXT,
    "sealed_as" UUID NOT NULL,
    "account" BYTEA NOT NULL,
    "account_index" BYTEA NOT NULL,
    "account_end" TEXT NOT NULL,
    "amount" DECIMAL(23,4),
    "currency" TEXT,
    "percentage" DECIMAL(7,4),

    CONSTRAINT "employee_bank_split_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "employee_bank_split_days" CHECK (expiry_date >= effective_date),
    CONSTRAINT "employee_bank_split_position" CHECK ("position" BETWEEN 1 AND 9),
    CONSTRAINT "employee_bank_split_portion" CHECK (
      CASE WHEN percentage IS NULL THEN amount IS NOT NULL AND currency IS NOT NULL AND amount > 0
      ELSE amount IS NULL AND currency IS NULL AND percentage > 0 AND percentage < 100 END
    ),
    CONSTRAINT "employee_bank_split_no_overlap" EXCLUDE USING gist (held_days(employee_id, effective_date, expiry_date, "position") WITH &&)
);

CREATE INDEX "employee_bank_split_account_index_idx" ON "employee_bank_split"("account_index");
CREATE UNIQUE INDEX "employee_bank_split_employee_id_effective_date_position_key" ON "employee_bank_split"("employee_id", "effective_date", "position");
ALTER TABLE "employee_bank_split" ADD CONSTRAINT "employee_bank_split_employee_id_fkey" FOREIGN KEY ("employee_id") REFERENCES "employee"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
