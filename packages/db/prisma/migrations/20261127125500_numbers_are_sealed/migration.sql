-- Numbers of bank accounts, tax offices and identity documents are sealed, and found by an index that nobody can work out without the key. What stands in clear is sealed
-- by the next start, which has the key, and then is null.
ALTER TABLE employee_bank_account
    ALTER COLUMN account_number DROP NOT NULL,
    ADD COLUMN country text,
    ADD COLUMN routing text,
    ADD COLUMN sealed_as uuid NOT NULL DEFAULT gen_random_uuid(),
    ADD COLUMN account bytea,
    ADD COLUMN account_index bytea,
    ADD COLUMN account_end text NOT NULL DEFAULT '',
    ADD CONSTRAINT employee_bank_account_has_number CHECK (num_nonnulls(account_number, account) = 1);
UPDATE employee_bank_account b SET country = l.country FROM employee e JOIN legal_entity l ON l.id = e.legal_entity_id WHERE e.id = b.employee_id;
ALTER TABLE employee_bank_account ALTER COLUMN country SET NOT NULL;
CREATE INDEX employee_bank_account_account_index_idx ON employee_bank_account (account_index);
CREATE INDEX employee_bank_account_in_clear ON employee_bank_account (id) WHERE account_number IS NOT NULL;

ALTER TABLE employee_tax_registration
    ALTER COLUMN tax_number DROP NOT NULL,
    ADD COLUMN sealed_as uuid NOT NULL DEFAULT gen_random_uuid(),
    ADD COLUMN number bytea,
    ADD COLUMN number_index bytea,
    ADD COLUMN number_end text NOT NULL DEFAULT '',
    ADD CONSTRAINT employee_tax_registration_has_number CHECK (num_nonnulls(tax_number, number) = 1);
CREATE INDEX employee_tax_registration_number_index_idx ON employee_tax_registration (number_index);
CREATE INDEX employee_tax_registration_in_clear ON employee_tax_registration (id) WHERE tax_number IS NOT NULL;

CREATE TABLE employee_identity (
    id serial PRIMARY KEY,
    employee_id integer NOT NULL REFERENCES employee (id) ON DELETE RESTRICT ON UPDATE CASCADE,
    kind text NOT NULL,
    country text NOT NULL,
    sealed_as uuid NOT NULL DEFAULT gen_random_uuid(),
    number bytea NOT NULL,
    number_index bytea NOT NULL,
    number_end text NOT NULL
);
CREATE UNIQUE INDEX employee_identity_employee_id_kind_key ON employee_identity (employee_id, kind);
CREATE INDEX employee_identity_number_index_idx ON employee_identity (number_index);
