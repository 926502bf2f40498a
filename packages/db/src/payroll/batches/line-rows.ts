import type { InputPlan } from '@wagewright/calc-engine';
import { AppError } from '@wagewright/contracts';
import { monthOf, payableRecords } from '../../org/compensation/index.ts';
import { firstHiredIn, lastDayBy } from '../../org/service/index.ts';
import { arrayOf, type FrozenValue, joinsOf } from './frozen-values.ts';
import { findRecordSet, recordSetNames } from './record-sets.ts';
import { datedSource } from './snapshot-sources.ts';

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** The batch that pays what is frozen: a later one pays what a retro run finds. Left out: the batch itself. */
export type PaidIn = number | undefined;

/** The last day of the period in which it is paid. */
const paidBy = (paidIn: PaidIn): string =>
  paidIn === undefined
    ? 'period.end_date'
    : `(SELECT t.end_date FROM batch q JOIN period t ON t.id = q.period_id WHERE q.id = ${Number(paidIn)})`;

/**
 * The period `p`, the first and the last day that each payee is `employed` in it, and each `stretch` of days without a break: two where somebody left and came
 * back within the period; with the records that are `payable`. $1 batch, $2 whom alone, or null.
 */
const employedDays = (paidIn: PaidIn): string => `
  p AS MATERIALIZED (
    SELECT period.*, l.calendar_id, ${monthOf(paidBy(paidIn))} AS paid_month FROM batch b JOIN period ON period.id = b.period_id
      JOIN solution s ON s.id = period.solution_id JOIN legal_entity l ON l.id = s.legal_entity_id WHERE b.id = $1::int),
  employed AS (
    SELECT y.employee_id, y.row_number, greatest(p.start_date, ${firstHiredIn('x', 'p.start_date', 'p.end_date')}) AS first_day,
      least(p.end_date, ${lastDayBy('x', 'p.end_date')}) AS last_day
    FROM batch_payee y JOIN employee x ON x.id = y.employee_id, p
    WHERE y.batch_id = $1::int AND ($2::int[] IS NULL OR y.employee_id = ANY ($2::int[]))),
  stretch AS (
    SELECT * FROM (
      SELECT w.employee_id, w.row_number, greatest(p.start_date, x.hire_date) AS first_day, least(p.end_date, x.termination_date) AS last_day
      FROM employed w JOIN employee x ON x.id = w.employee_id, p
      UNION ALL
      SELECT w.employee_id, w.row_number, greatest(p.start_date, o.hired_on), least(p.end_date, o.last_day)
      FROM employed w JOIN period_of_service o ON o.employee_id = w.employee_id, p) s
    WHERE first_day <= last_day),
  ${payableRecords}`;

/** One row a payee. */
export const employeeRows = (values: readonly FrozenValue[], paidIn: PaidIn): string => `
  WITH ${employedDays(paidIn)}, d AS (SELECT * FROM employed)
  SELECT d.row_number, e.id AS employee_id, 0 AS line, ${arrayOf(values, 'v')} AS v, ${arrayOf(values, 't')} AS t
  FROM d JOIN employee e ON e.id = d.employee_id
    ${joinsOf(values)}`;

/** One row a record, in the set's order. */
function recordRows(lines: string, values: readonly FrozenValue[], paidIn: PaidIn): string | undefined {
  const set = findRecordSet(lines);
  return (
    set &&
    `
  WITH ${employedDays(paidIn)}, d AS (SELECT * FROM ${set.days})
  SELECT d.row_number, e.id AS employee_id, row_number() OVER (PARTITION BY d.row_number ORDER BY ${set.order}) - 1 AS line,
    ${arrayOf(values, 'v')} AS v, ${arrayOf(values, 't')} AS t
  FROM d JOIN employee e ON e.id = d.employee_id
    ${set.from}
    ${joinsOf(values)}`
  );
}

/** Days on which something that the table reads can change: where a record begins, and the day after its last. */
function changeDays({ columns }: InputPlan): string {
  const dated = columns.flatMap(({ source }) => (source === null ? [] : datedSource(source)));
  const items = [...new Set(dated.flatMap(({ item }) => item ?? []))];
  const boundary = (table: string, condition: string): string => `
      SELECT d.row_number, d.first_day AS began, c.day FROM stretch d JOIN ${table} r ON r.employee_id = d.employee_id ${condition}
        CROSS JOIN LATERAL (VALUES (r.effective_date), (r.expiry_date + 1)) c(day) WHERE c.day > d.first_day AND c.day <= d.last_day`;
  const ofItems = `AND r.item_id IN (SELECT id FROM compensation_item WHERE code IN (${items.map(literal).join(', ')}))`;
  return [
    'SELECT d.row_number, d.first_day AS began, d.first_day AS day FROM stretch d',
    ...(dated.some(({ assignment }) => assignment) ? [boundary('assignment', '')] : []),
    ...(items.length > 0 ? [boundary('payable', ofItems)] : []),
  ].join('\n      UNION');
}

/** The cell of a part: first and last day of it, or what all its days have in common. */
function partCell(source: string | null, cell: string): string {
  if (source === 'segment.from') return `(min(part.first_day) - date '1970-01-01')::bigint`;
  if (source === 'segment.to') return `(max(part.last_day) - date '1970-01-01')::bigint`;
  return cell;
}

/**
 * One row for each part of the days employed in which nothing changes that the table reads. The days are cut wherever a record begins or
 * ends; neighbours that say the same (a transfer changes the supervisor, and the table reads the department) are joined again, never across days on which
 * somebody was not employed.
 */
function segmentRows(input: InputPlan, values: readonly FrozenValue[], paidIn: PaidIn): string {
  const isDay = (value: FrozenValue): boolean => {
    const column = input.columns.find(({ storage, position }) => storage === value.storage && position === value.position);
    return column?.source === 'segment.from' || column?.source === 'segment.to';
  };
  const constant = values.map((value) => (isDay(value) ? { ...value, sql: 'NULL' } : value));
  const final = input.columns.map(({ storage, position, source }): FrozenValue => {
    return { storage, position, sql: partCell(source, `part.${storage}[${Number(position)}]`), joins: {} };
  });
  return `
  WITH ${employedDays(paidIn)},
  cut AS (${changeDays(input)}),
  d AS (
    SELECT w.employee_id, w.row_number, c.day AS first_day,
      coalesce(lead(c.day) OVER (PARTITION BY c.row_number, c.began ORDER BY c.day) - 1, w.last_day) AS last_day
    FROM cut c JOIN stretch w ON w.row_number = c.row_number AND w.first_day = c.began),
  said AS (
    SELECT d.row_number, e.id AS employee_id, d.first_day, d.last_day, ${arrayOf(constant, 'v')} AS v, ${arrayOf(constant, 't')} AS t
    FROM d JOIN employee e ON e.id = d.employee_id
    ${joinsOf(values)}),
  part AS (
    SELECT *, count(*) FILTER (WHERE changes) OVER (PARTITION BY row_number ORDER BY first_day) AS number FROM (
      SELECT *, v IS DISTINCT FROM lag(v) OVER days OR t IS DISTINCT FROM lag(t) OVER days OR first_day > lag(last_day) OVER days + 1 AS changes
      FROM said WINDOW days AS (PARTITION BY row_number ORDER BY first_day)) compared)
  SELECT part.row_number, part.employee_id, row_number() OVER (PARTITION BY part.row_number ORDER BY min(part.first_day)) - 1 AS line,
    ${arrayOf(final, 'v')} AS v, ${arrayOf(final, 't')} AS t
  FROM part GROUP BY part.row_number, part.employee_id, part.number, part.v, part.t`;
}

/**
 * The rows of a table with lines, as the records of today say of the period's dates.
 * @throws AppError DEFINITION_INVALID for lines that the catalogue does not know
 */
export function lineRows(solution: string, input: InputPlan, lines: string, values: readonly FrozenValue[], paidIn: PaidIn): string {
  if (lines === 'segments') return segmentRows(input, values, paidIn);
  const rows = recordRows(lines, values, paidIn);
  if (rows) return rows;
  const known = ['employee', 'segments', ...recordSetNames].join(', ');
  throw new AppError(
    'DEFINITION_INVALID',
    { solution, reason: `table ${input.code}: "${lines}" names no set of records. Choose one of ${known}.` },
    { place: { table: input.code, column: '' } },
  );
}
