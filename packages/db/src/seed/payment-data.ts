import type { Sql } from '../sql.ts';

/** Digits that look like an account's, the same at every seed: from the employee's number alone. */
const digits = (count: number): string =>
  `lpad((abs(hashtextextended(e.employee_number, 7)) % 10::numeric ^ ${count})::bigint::text, ${count}, '0')`;

/** Everybody has an account and a tax number from the day on which they were hired. */
export async function seedPaymentData(sql: Sql): Promise<void> {
  await sql.query(
    `INSERT INTO employee_bank_account (employee_id, effective_date, country, bank, holder, account_number)
     SELECT e.id, e.hire_date, l.country, CASE l.country WHEN 'CN' THEN '中国建设银行昆明分行' ELSE 'Bank of Maryland' END, e.name, ${digits(12)}
     FROM employee e JOIN legal_entity l ON l.id = e.legal_entity_id`,
  );
  await sql.query(
    `INSERT INTO employee_tax_registration (employee_id, effective_date, country, tax_number)
     SELECT e.id, e.hire_date, l.country, ${digits(9)} FROM employee e JOIN legal_entity l ON l.id = e.legal_entity_id`,
  );
}
