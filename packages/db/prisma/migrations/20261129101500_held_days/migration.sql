-- Dated records of one owner may not overlap: each is a box, as wide as its owner and as long as its days, and boxes may not touch (ADR 152).
-- Whole numbers up to 2^53 are exact in a box. Days count from 2000-01-01; a record without a last day ends where no date does.
CREATE FUNCTION held_days(owner int, first_day date, last_day date, part int DEFAULT 0) RETURNS box LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN box(
  point(owner::float8 * 2097152 + part, first_day - date '2000-01-01'),
  point(owner::float8 * 2097152 + part, coalesce(last_day - date '2000-01-01', 2147483647))
);

ALTER TABLE department_version DROP CONSTRAINT department_version_no_overlap,
  ADD CONSTRAINT department_version_days CHECK (expiry_date >= effective_date),
  ADD CONSTRAINT department_version_no_overlap EXCLUDE USING gist (held_days(department_id, effective_date, expiry_date) WITH &&);
ALTER TABLE assignment DROP CONSTRAINT assignment_no_overlap,
  ADD CONSTRAINT assignment_days CHECK (expiry_date >= effective_date),
  ADD CONSTRAINT assignment_no_overlap EXCLUDE USING gist (held_days(employee_id, effective_date, expiry_date) WITH &&);
ALTER TABLE compensation_record DROP CONSTRAINT compensation_record_no_overlap,
  ADD CONSTRAINT compensation_record_days CHECK (expiry_date >= effective_date),
  ADD CONSTRAINT compensation_record_item CHECK (item_id BETWEEN 0 AND 2097151),
  ADD CONSTRAINT compensation_record_no_overlap EXCLUDE USING gist (held_days(employee_id, effective_date, expiry_date, item_id) WITH &&);
ALTER TABLE employee_bank_account DROP CONSTRAINT employee_bank_account_no_overlap,
  ADD CONSTRAINT employee_bank_account_days CHECK (expiry_date >= effective_date),
  ADD CONSTRAINT employee_bank_account_no_overlap EXCLUDE USING gist (held_days(employee_id, effective_date, expiry_date) WITH &&);
ALTER TABLE employee_tax_registration DROP CONSTRAINT employee_tax_registration_no_overlap,
  ADD CONSTRAINT employee_tax_registration_days CHECK (expiry_date >= effective_date),
  ADD CONSTRAINT employee_tax_registration_no_overlap EXCLUDE USING gist (held_days(employee_id, effective_date, expiry_date) WITH &&);
ALTER TABLE salary_structure_version DROP CONSTRAINT salary_structure_version_no_overlap,
  ADD CONSTRAINT salary_structure_version_no_overlap EXCLUDE USING gist (held_days(structure_id, effective_date, expiry_date) WITH &&);
ALTER TABLE period DROP CONSTRAINT period_no_overlap,
  ADD CONSTRAINT period_no_overlap EXCLUDE USING gist (held_days(solution_id, start_date, end_date) WITH &&);
ALTER TABLE employment_contract DROP CONSTRAINT employment_contract_no_overlap,
  ADD CONSTRAINT employment_contract_no_overlap EXCLUDE USING gist (held_days(employee_id, starts_on, ends_on) WITH &&);
ALTER TABLE period_of_service DROP CONSTRAINT period_of_service_no_overlap,
  ADD CONSTRAINT period_of_service_no_overlap EXCLUDE USING gist (held_days(employee_id, hired_on, last_day) WITH &&);
