-- Where somebody is paid into, and by which number the tax office knows them; both from a day on.
CREATE TABLE "employee_bank_account" (
    "id" SERIAL NOT NULL,
    "employee_id" INTEGER NOT NULL,
    "effective_date" DATE NOT NULL,
    "expiry_date" DATE,
    "bank" TEXT NOT NULL,
    "holder" TEXT NOT NULL,
    "account_number" TEXT NOT NULL,

    CONSTRAINT "employee_bank_account_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "employee_bank_account_employee_id_effective_date_key" ON "employee_bank_account"("employee_id", "effective_date");
ALTER TABLE "employee_bank_account" ADD CONSTRAINT "employee_bank_account_employee_id_fkey" FOREIGN KEY ("employee_id") REFERENCES "employee"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE employee_bank_account ADD CONSTRAINT employee_bank_account_no_overlap EXCLUDE USING gist
    (int4range(employee_id, employee_id, '[]') WITH &&, daterange(effective_date, expiry_date, '[]') WITH &&);

CREATE TABLE "employee_tax_registration" (
    "id" SERIAL NOT NULL,
    "employee_id" INTEGER NOT NULL,
    "effective_date" DATE NOT NULL,
    "expiry_date" DATE,
    "country" TEXT NOT NULL,
    "tax_number" TEXT NOT NULL,

    CONSTRAINT "employee_tax_registration_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "employee_tax_registration_employee_id_effective_date_key" ON "employee_tax_registration"("employee_id", "effective_date");
ALTER TABLE "employee_tax_registration" ADD CONSTRAINT "employee_tax_registration_employee_id_fkey" FOREIGN KEY ("employee_id") REFERENCES "employee"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE employee_tax_registration ADD CONSTRAINT employee_tax_registration_no_overlap EXCLUDE USING gist
    (int4range(employee_id, employee_id, '[]') WITH &&, daterange(effective_date, expiry_date, '[]') WITH &&);

-- What the built-in checks found in the records of those who are paid, when the batch was prepared.
CREATE TABLE "batch_record_finding" (
    "batch_id" INTEGER NOT NULL,
    "employee_id" INTEGER NOT NULL,
    "check_code" TEXT NOT NULL,
    "told" TEXT[] DEFAULT ARRAY[]::TEXT[],

    CONSTRAINT "batch_record_finding_pkey" PRIMARY KEY ("batch_id", "check_code", "employee_id")
);
ALTER TABLE "batch_record_finding" ADD CONSTRAINT "batch_record_finding_batch_id_fkey" FOREIGN KEY ("batch_id") REFERENCES "batch"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Why a warning is right. It answers the finding that has the same stamp, and no other.
CREATE TABLE "finding_remark" (
    "batch_id" INTEGER NOT NULL,
    "cause" TEXT NOT NULL,
    "employee_id" INTEGER NOT NULL,
    "stamp" TEXT NOT NULL,
    "remark" TEXT NOT NULL,
    "user_id" INTEGER NOT NULL,
    "remarked_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "finding_remark_pkey" PRIMARY KEY ("batch_id", "cause", "employee_id")
);
ALTER TABLE "finding_remark" ADD CONSTRAINT "finding_remark_batch_id_fkey" FOREIGN KEY ("batch_id") REFERENCES "batch"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "batch" ADD COLUMN "blocking_findings" INTEGER NOT NULL DEFAULT 0,
    ADD COLUMN "open_findings" INTEGER NOT NULL DEFAULT 0,
    ADD COLUMN "answered_findings" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "batch_payee" ADD COLUMN "held_by_user_id" INTEGER;
