/** Files of what people of a legal entity are paid once: a row for each person, item and payroll date. */
import { z } from 'zod';
import { changing, type ImportJobRow, type ImportTarget, keySeparator, type WrittenSide } from '../../platform/imports/index.ts';
import type { Sql } from '../../sql.ts';
import { limitsBroken } from '../compensation/index.ts';
import { servedOn } from '../service/index.ts';

const facts = z.object({ legalEntityId: z.int() });
const entityOf = ({ target }: Pick<ImportJobRow, 'target'>): number => facts.parse(target).legalEntityId;

const apart = `'${keySeparator}'`;
/** The order of the value columns. */
const place = { amount: 1, currency: 2, remarks: 3 } as const;

const paymentKey = `e.employee_number || ${apart} || i.code || ${apart} || to_char(o.payroll_date, 'YYYY-MM-DD')`;
const paymentsOf = (entity: number): string => `
  FROM one_time_payment o JOIN employee e ON e.id = o.employee_id AND e.legal_entity_id = ${entity} JOIN compensation_item i ON i.id = o.item_id`;

/** What the key of a row names. */
const named = `
  split_part(r.key, ${apart}, 1) AS number, split_part(r.key, ${apart}, 2) AS item, split_part(r.key, ${apart}, 3)::date AS payroll_date`;

/** Whose a row is; keys are new ones, of which the judge knows nobody. */
const nameOwners = (entity: number): string => `
  UPDATE import_row r SET owner_id = e.id, label = e.name FROM employee e
  WHERE r.import_id = $1::int AND r.key <> '' AND e.employee_number = split_part(r.key, ${apart}, 1) AND e.legal_entity_id = ${entity}
    AND (r.owner_id IS DISTINCT FROM e.id OR r.label IS DISTINCT FROM e.name)`;

const reason = (code: string, column: string | null, details = `'{}'::jsonb`): string =>
  `jsonb_build_array(jsonb_strip_nulls(jsonb_build_object('code', '${code}', 'column', ${column === null ? 'NULL' : `'${column}'`}::text)) || jsonb_build_object('details', ${details}))`;

/** What a row says is read only of rows that will do so far. */
const refuse = (from: string, reasons: string, where: string): string => `
  UPDATE import_row r SET effect = 'refused', after = r.before, reasons = ${reasons} ${from}
  WHERE r.import_id = $1::int AND CASE WHEN r.effect IN ('created', 'updated') AND r.row_number IS NOT NULL THEN ${where} ELSE false END`;

const after = (name: keyof typeof place): string => `r.after[${place[name]}]`;
const currencies = Intl.supportedValuesOf('currency')
  .map((code) => `'${code}'`)
  .join(', ');

/** What a payment has to be, one statement a rule. */
const rules: readonly string[] = [
  refuse('', reason('UNKNOWN_KEY', null), 'r.owner_id IS NULL'),
  refuse('', reason('PAYMENT_ZERO', 'amount'), `${after('amount')}::numeric = 0`),
  refuse(
    '',
    reason('CURRENCY_UNKNOWN', 'currency', `jsonb_build_object('read', ${after('currency')})`),
    `${after('currency')} NOT IN (${currencies})`,
  ),
  refuse(
    'FROM compensation_item i',
    reason(
      'COMPENSATION_LIMITS',
      'amount',
      `jsonb_build_object('read', ${after('amount')}, 'min', coalesce(i.minimum::text, '–'), 'max', coalesce(i.maximum::text, '–'))`,
    ),
    `i.code = split_part(r.key, ${apart}, 2) AND i.limit_currency = ${after('currency')}
      AND ${limitsBroken(`${after('amount')}::numeric`, 'i.minimum', 'i.maximum')}`,
  ),
  refuse(
    'FROM employee e',
    reason('PAYMENT_NOT_EMPLOYED', 'payrollDate', `jsonb_build_object('read', split_part(r.key, ${apart}, 3), 'name', e.name)`),
    `e.id = r.owner_id AND NOT ${servedOn('e', `split_part(r.key, ${apart}, 3)::date`)}`,
  ),
];

async function refuseWrong(sql: Sql, job: ImportJobRow): Promise<void> {
  for (const text of [nameOwners(entityOf(job)), ...rules]) await sql.query(text, [job.id]);
}

const theirs = `r.import_id = $1::int AND r.effect IN ${changing}`;

const writing = (side: WrittenSide): readonly string[] => [
  `DELETE FROM one_time_payment o USING (SELECT r.owner_id, ${named} FROM import_row r WHERE ${theirs}) s, compensation_item i
   WHERE o.employee_id = s.owner_id AND i.code = s.item AND o.item_id = i.id AND o.payroll_date = s.payroll_date`,
  `INSERT INTO one_time_payment (employee_id, item_id, payroll_date, amount, currency, remarks)
   SELECT s.owner_id, i.id, s.payroll_date, s.cells[${place.amount}]::numeric, s.cells[${place.currency}], s.cells[${place.remarks}]
   FROM (SELECT r.owner_id, r.${side} AS cells, r.ordinal, ${named} FROM import_row r WHERE ${theirs} AND r.${side} IS NOT NULL) s
   JOIN compensation_item i ON i.code = s.item ORDER BY s.ordinal`,
];

export const oneTimePaymentsTarget: ImportTarget = {
  takesNewKeys: true,
  linesMax: () => 1,
  owners: (job) => `SELECT ${paymentKey} AS key, e.name AS label, e.id AS owner_id ${paymentsOf(entityOf(job))}`,
  standing: (job) => `
    SELECT ${paymentKey} AS key, 0 AS line, e.id AS owner_id, e.name AS label, ARRAY[o.amount::text, o.currency, o.remarks] AS cells,
      jsonb_build_array(e.employee_number, i.code, to_char(o.payroll_date, 'YYYY-MM-DD')) AS parts ${paymentsOf(entityOf(job))}`,
  lock: async (sql, job) => {
    await sql.query(
      `SELECT id FROM employee WHERE id IN (SELECT owner_id FROM import_row WHERE import_id = $1::int AND effect IN ${changing}) ORDER BY id FOR NO KEY UPDATE`,
      [job.id],
    );
  },
  refuse: refuseWrong,
  write: async (sql, job, side) => {
    for (const text of writing(side)) await sql.query(text, [job.id]);
  },
};
