/** Files of what people of a legal entity are paid once: a row for each person, item and payroll date. */
import { z } from 'zod';
import {
  changing,
  type ImportJobRow,
  type ImportTarget,
  keySeparator,
  type RowRule,
  refuseFound,
  type WrittenSide,
} from '../../platform/imports/index.ts';
import type { Sql } from '../../sql.ts';
import { amountRules, nameOwners } from '../compensation/index.ts';
import { servedOn } from '../service/index.ts';

const facts = z.object({ legalEntityId: z.int() });
const entityOf = ({ target }: Pick<ImportJobRow, 'target'>): number => facts.parse(target).legalEntityId;

const apart = `'${keySeparator}'`;
const paymentKey = `e.employee_number || ${apart} || i.code || ${apart} || to_char(o.payroll_date, 'YYYY-MM-DD')`;
const paymentsOf = (entity: number): string => `
  FROM one_time_payment o JOIN employee e ON e.id = o.employee_id AND e.legal_entity_id = ${entity} JOIN compensation_item i ON i.id = o.item_id`;

/** What the key of a row names. */
const named = `
  split_part(r.key, ${apart}, 1) AS number, split_part(r.key, ${apart}, 2) AS item, split_part(r.key, ${apart}, 3)::date AS payroll_date`;

/** What a payment `r` of somebody `e` and of an item `i` has to be. */
const rules: readonly RowRule[] = [
  { when: 'e.id IS NULL', code: 'UNKNOWN_KEY' },
  { when: 'r.amount = 0', code: 'PAYMENT_ZERO', column: 'amount' },
  ...amountRules,
  {
    when: `e.id IS NOT NULL AND NOT ${servedOn('e', 'r.payroll_date')}`,
    code: 'PAYMENT_NOT_EMPLOYED',
    column: 'payrollDate',
    details: [
      ['read', `to_char(r.payroll_date, 'YYYY-MM-DD')`],
      ['name', 'e.name'],
    ],
  },
];

/** Rows of the file that would be written, by what they say. */
const said = `
  SELECT r.ordinal, r.owner_id, ${named}, r.after[1]::numeric AS amount, r.after[2] AS currency FROM import_row r
  WHERE r.import_id = $1::int AND r.row_number IS NOT NULL AND r.effect IN ('created', 'updated')`;

const refuse = refuseFound(rules, `(${said}) r LEFT JOIN employee e ON e.id = r.owner_id LEFT JOIN compensation_item i ON i.code = r.item`);

async function refuseWrong(sql: Sql, job: ImportJobRow): Promise<void> {
  for (const text of [nameOwners(entityOf(job)), refuse]) await sql.query(text, [job.id]);
}

const theirs = `r.import_id = $1::int AND r.effect IN ${changing}`;

const writing = (side: WrittenSide): readonly string[] => [
  `DELETE FROM one_time_payment o USING (SELECT r.owner_id, ${named} FROM import_row r WHERE ${theirs}) s, compensation_item i
   WHERE o.employee_id = s.owner_id AND i.code = s.item AND o.item_id = i.id AND o.payroll_date = s.payroll_date`,
  `INSERT INTO one_time_payment (employee_id, item_id, payroll_date, amount, currency, remarks)
   SELECT s.owner_id, i.id, s.payroll_date, s.cells[1]::numeric, s.cells[2], s.cells[3]
   FROM (SELECT r.owner_id, r.${side} AS cells, r.ordinal, ${named} FROM import_row r WHERE ${theirs} AND r.${side} IS NOT NULL) s
   JOIN compensation_item i ON i.code = s.item ORDER BY s.ordinal`,
];

export const oneTimePaymentsTarget: ImportTarget = {
  takesNewKeys: true,
  linesMax: () => 1,
  owners: (job) => `SELECT ${paymentKey} AS key, e.name AS label, e.id AS owner_id ${paymentsOf(entityOf(job))}`,
  // amount, currency, remarks: the order of the value columns
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
