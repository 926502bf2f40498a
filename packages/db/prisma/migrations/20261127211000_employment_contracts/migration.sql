-- Employment contracts of people. Those of a person do not overlap, and their numbers are unique in their legal entity.
CREATE TABLE "employment_contract" (
    "id" SERIAL NOT NULL,
    "employee_id" INTEGER NOT NULL,
    "legal_entity_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "number" TEXT NOT NULL,
    "signed_on" DATE,
    "starts_on" DATE NOT NULL,
    "ends_on" DATE,
    "probation_until" DATE,
    "probation_passed_on" DATE,
    "note" TEXT,
    "renews_id" INTEGER,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "employment_contract_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "employment_contract_renews_id_key" ON "employment_contract"("renews_id");
CREATE UNIQUE INDEX "employment_contract_legal_entity_id_number_key" ON "employment_contract"("legal_entity_id", "number");
CREATE INDEX "employment_contract_employee_id_idx" ON "employment_contract"("employee_id");
CREATE INDEX "employment_contract_legal_entity_id_ends_on_idx" ON "employment_contract"("legal_entity_id", "ends_on");
ALTER TABLE "employment_contract" ADD CONSTRAINT "employment_contract_employee_id_fkey" FOREIGN KEY ("employee_id") REFERENCES "employee"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "employment_contract" ADD CONSTRAINT "employment_contract_legal_entity_id_fkey" FOREIGN KEY ("legal_entity_id") REFERENCES "legal_entity"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "employment_contract" ADD CONSTRAINT "employment_contract_renews_id_fkey" FOREIGN KEY ("renews_id") REFERENCES "employment_contract"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE employment_contract ADD CONSTRAINT employment_contract_days_in_order CHECK (ends_on >= starts_on);
ALTER TABLE employment_contract ADD CONSTRAINT employment_contract_no_overlap EXCLUDE USING gist
    (int4range(employee_id, employee_id, '[]') WITH &&, daterange(starts_on, ends_on, '[]') WITH &&);
