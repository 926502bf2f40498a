-- What is paid once, or taken once (ADR 157). Whether an item is paid in every period or once is said of the item; its versions in `known` carry that too.
DO $$
DECLARE
    place text;
BEGIN
    FOREACH place IN ARRAY ARRAY['public', 'known'] LOOP
        EXECUTE format('ALTER TABLE %I.compensation_item ADD COLUMN frequency text NOT NULL DEFAULT ''recurring''', place);
    END LOOP;
    ALTER TABLE known.compensation_item ALTER COLUMN frequency DROP DEFAULT;
END $$;
ALTER TABLE "compensation_item" ADD CONSTRAINT "compensation_item_frequency" CHECK (frequency IN ('recurring', 'one-time'));

CREATE TABLE "one_time_payment" (
    "id" SERIAL NOT NULL,
    "employee_id" INTEGER NOT NULL,
    "item_id" INTEGER NOT NULL,
    "payroll_date" DATE NOT NULL,
    "amount" DECIMAL(19,4) NOT NULL,
    "currency" TEXT NOT NULL,
    "remarks" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "one_time_payment_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "one_time_payment_amount" CHECK (amount <> 0)
);
CREATE INDEX "one_time_payment_item_id_payroll_date_idx" ON "one_time_payment"("item_id", "payroll_date");
CREATE INDEX "one_time_payment_payroll_date_idx" ON "one_time_payment"("payroll_date");
CREATE UNIQUE INDEX "one_time_payment_employee_id_item_id_payroll_date_key" ON "one_time_payment"("employee_id", "item_id", "payroll_date");
ALTER TABLE "one_time_payment" ADD CONSTRAINT "one_time_payment_employee_id_fkey" FOREIGN KEY ("employee_id") REFERENCES "employee"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "one_time_payment" ADD CONSTRAINT "one_time_payment_item_id_fkey" FOREIGN KEY ("item_id") REFERENCES "compensation_item"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

SELECT known.start_versions('one_time_payment');
-- what has changed since a batch was prepared, as of the other records of people
CREATE INDEX "one_time_payment_known_from_idx" ON known.one_time_payment USING brin (known_from);
CREATE INDEX "one_time_payment_known_until_idx" ON known.one_time_payment (known_until) WHERE known_until < 'infinity';
