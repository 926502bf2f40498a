/** What a row of a compensation file has to be by itself (payroll specification §5); all that is wrong with it is said at once. */
import { keySeparator, type RowRule, refuseFound } from '../../platform/imports/index.ts';
import { amountRules } from './amount-rules.ts';
import { place } from './import-facts.ts';

const dayText = (day: string): string => `to_char(${day}, 'YYYY-MM-DD')`;

/** Of a record `r` and the item `i` that it names. */
const recordRules = (isSpread: boolean): readonly RowRule[] => [
  { when: 'r.owner_id IS NULL', code: 'UNKNOWN_KEY' },
  { when: 'r.amount = 0', code: isSpread ? 'PAY_ZERO' : 'COMPENSATION_ZERO', column: 'amount' },
  {
    when: 'r.last_day < r.first_day',
    code: 'COMPENSATION_DAYS_REVERSED',
    column: 'until',
    details: [
      ['from', dayText('r.first_day')],
      ['until', dayText('r.last_day')],
    ],
  },
  ...amountRules,
  {
    when: `r.period !~ '^[1-9][0-9]{3}-(0[1-9]|1[0-2])$'`,
    code: 'COMPENSATION_PERIOD',
    column: 'payrollEffectivePeriod',
    details: [['read', 'r.period']],
  },
];

/** Of its reference to a salary structure: with its grade and level, and the amount within the range `x` of the level (the last rule of §5). */
const salaryRules: readonly RowRule[] = [
  { when: 'num_nonnulls(r.structure, r.grade, r.level) NOT IN (0, 3)', code: 'COMPENSATION_LEVEL_REQUIRED', column: 'payLevel' },
  {
    when: 'num_nonnulls(r.structure, r.grade, r.level) = 3 AND x.minimum IS NULL',
    code: 'COMPENSATION_LEVEL_UNKNOWN',
    column: 'payLevel',
    details: [
      ['structure', 'r.structure'],
      ['grade', 'r.grade'],
      ['level', 'r.level'],
      ['from', dayText('r.first_day')],
    ],
  },
  {
    when: 'r.amount <> 0 AND r.amount NOT BETWEEN x.minimum AND x.maximum',
    code: 'COMPENSATION_OUTSIDE_RANGE',
    column: 'amount',
    details: [
      ['read', 'r.amount::text'],
      ['min', 'x.minimum::text'],
      ['max', 'x.maximum::text'],
    ],
  },
];

/** Rows of the file that are still to be written; others may hold anything in the place of a day or a number. */
const said = `
  SELECT r.ordinal, r.owner_id, split_part(r.key, '${keySeparator}', 2) AS item, split_part(r.key, '${keySeparator}', 3)::date AS first_day,
    r.after[${place.until}]::date AS last_day, r.after[${place.amount}]::numeric AS amount, r.after[${place.currency}] AS currency, r.after[${place.period}] AS period,
    r.after[${place.structure}] AS structure, r.after[${place.grade}] AS grade, r.after[${place.level}] AS level
  FROM import_row r WHERE r.import_id = $1::int AND r.effect IN ('created', 'updated') AND r.row_number IS NOT NULL`;

/** The range of the level that a row names, on its first day. */
const range = (entity: number): string => `
  SELECT x.minimum, x.maximum FROM salary_structure st JOIN salary_structure_version v ON v.structure_id = st.id,
    jsonb_to_recordset(v.ranges) AS x(grade text, level text, minimum numeric, maximum numeric)
  WHERE r.structure IS NOT NULL AND st.legal_entity_id = ${entity} AND st.code = r.structure AND st.currency = r.currency AND st.item_id = i.id
    AND r.first_day BETWEEN v.effective_date AND coalesce(v.expiry_date, 'infinity') AND x.grade = r.grade AND x.level = r.level LIMIT 1`;

/** SQL that refuses rows for what is wrong with each. @param isSpread amounts stand in columns of their items */
export const refuseRecords = (entity: number, isSpread: boolean): string =>
  refuseFound(
    [...recordRules(isSpread), ...salaryRules],
    `(${said}) r LEFT JOIN compensation_item i ON i.code = r.item LEFT JOIN LATERAL (${range(entity)}) x ON true`,
  );
