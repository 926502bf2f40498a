/** What a file of pay leaves unsaid → what follows from what stands: from when an amount holds, until when, in which currency, and from which period on. */
import { blankKeyPart, type ImportJobRow, keySeparator, stagedTable } from '../../platform/imports/index.ts';
import type { Sql } from '../../sql.ts';
import { dayAtCompany } from '../dated/index.ts';
import { compensationFacts, place } from './import-facts.ts';

const part = (number: number): string => `split_part(s.key, '${keySeparator}', ${number})`;
const stands = (day: string): string => `c.effective_date <= ${day} AND coalesce(c.expiry_date >= ${day}, true)`;
const given = (column: keyof typeof place): string => `s.given[${place[column]}]`;

/**
 * As files of people do it (ADR 136): the first amount of an item holds from somebody's first day, another one from the day of the import, and as long as the one whose
 * place it takes, else until the next one that is planned. Who has the amount already keeps it as it is.
 */
const settled = (job: ImportJobRow): string => {
  const { legalEntityId, on, currency } = compensationFacts.parse(job.target);
  const inFile = new Set(job.layout?.map(({ code }) => code));
  /** A column that the file has says it, blank cells too. */
  const unlessInFile = (code: string, said: string, follows: string): string => (inFile.has(code) ? said : `coalesce(${said}, ${follows})`);
  return `
  WITH said AS (
    SELECT s.ordinal, e.id AS employee_id, i.id AS item_id, e.hire_date, nullif(${part(3)}, '${blankKeyPart}')::date AS first_day,
      coalesce(nullif(${part(3)}, '${blankKeyPart}')::date, ${dayAtCompany(on, 'e')}, DATE '${on}') AS day
    FROM ${stagedTable} s LEFT JOIN employee e ON e.employee_number = ${part(1)} AND e.legal_entity_id = ${legalEntityId}
    LEFT JOIN compensation_item i ON i.code = ${part(2)} WHERE s.key <> ''),
  met AS (
    SELECT w.*, c.effective_date AS began, c.expiry_date AS ends, c.amount AS amount, c.currency AS currency,
      (SELECT min(n.effective_date) FROM compensation_record n WHERE n.employee_id = w.employee_id AND n.item_id = w.item_id AND n.effective_date > w.day) AS next_day
    FROM said w LEFT JOIN compensation_record c ON c.employee_id = w.employee_id AND c.item_id = w.item_id AND ${stands('w.day')}),
  meant AS (
    SELECT s.ordinal, ${unlessInFile('currency', `upper(${given('currency')})`, `m.currency, '${currency}'`)} AS said_currency,
      CASE WHEN m.first_day IS NOT NULL THEN m.first_day
        WHEN m.amount = ${given('amount')}::numeric AND m.currency = coalesce(upper(${given('currency')}), m.currency) THEN m.began
        WHEN m.began IS NULL AND m.next_day IS NULL AND NOT EXISTS (
          SELECT FROM compensation_record c WHERE c.employee_id = m.employee_id AND c.item_id = m.item_id) THEN coalesce(m.hire_date, m.day)
        ELSE m.day END AS from_day, m.began, m.ends, m.next_day
    FROM met m JOIN ${stagedTable} s ON s.ordinal = m.ordinal)
  UPDATE ${stagedTable} s SET key = ${part(1)} || '${keySeparator}' || ${part(2)} || '${keySeparator}' || to_char(m.from_day, 'YYYY-MM-DD'),
    given[${place.currency}] = m.said_currency,
    given[${place.until}] = ${unlessInFile('until', given('until'), `to_char(CASE WHEN m.began IS NULL THEN m.next_day - 1 ELSE m.ends END, 'YYYY-MM-DD')`)},
    given[${place.period}] = ${unlessInFile('payrollEffectivePeriod', given('period'), `CASE WHEN m.began IS DISTINCT FROM m.from_day THEN to_char(m.from_day, 'YYYY-MM') END`)}
  FROM meant m WHERE m.ordinal = s.ordinal`;
};

export const settlePay = async (sql: Sql, job: ImportJobRow): Promise<void> => void (await sql.query(settled(job)));
