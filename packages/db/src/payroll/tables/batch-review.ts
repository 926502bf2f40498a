import type { Sql } from '../../sql.ts';

/** Where gross, deductions and net of a payee stand in a run's result: one table, positions from 1. */
export interface SummaryPositions {
  readonly tableNo: number;
  readonly gross: number;
  readonly deductions: number;
  readonly net: number;
}

export interface ReviewedRun {
  readonly batchId: number;
  readonly runId: number;
  readonly positions: SummaryPositions;
}

interface Person {
  readonly employeeId: number;
  readonly employeeNumber: string;
  readonly name: string;
  readonly department: { readonly en: string; readonly 'zh-CN': string } | null;
  readonly gross: string | null;
  readonly net: string | null;
  readonly previousNet: string | null;
  readonly change: string | null;
}

/** One cause a person, as the contract of the review tells them apart. */
type Cause = 'joiners' | 'leavers' | 'held' | 'newly-paid' | 'no-longer-paid' | 'changed-pay' | 'unchanged';

/** The first rows of a list, and how many it has. */
interface Listed<Row> {
  readonly total: number;
  readonly rows: readonly Row[];
}

/** What a finished comparison of the batch keeps: where gross, deductions and net stand among its items, from 0. */
export interface KeptFigures {
  readonly batchId: number;
  readonly revision: number;
  readonly places: Omit<SummaryPositions, 'tableNo'>;
}

/** What is reviewed, against what, and how many rows of each list of people are wanted. */
export interface ReviewQuery {
  readonly current: ReviewedRun;
  readonly previous: ReviewedRun | undefined;
  /** Read instead of the two runs, where they have been compared. */
  readonly kept?: KeptFigures | undefined;
  readonly rowsMax: number;
}

/** Amounts are minor units as text. */
export interface BatchReview {
  readonly payees: number;
  readonly held: number;
  readonly negativeNets: number;
  readonly joiners: number;
  readonly leavers: number;
  /** Paid by the batch before, and not in this one at all. */
  readonly gone: number;
  readonly totals: Readonly<Record<'gross' | 'deductions' | 'net', { readonly amount: string; readonly previous: string | null }>>;
  readonly variance: readonly {
    readonly cause: Cause;
    readonly amount: string;
    readonly people: number;
  }[];
  readonly departments: Listed<{
    readonly department: Person['department'];
    readonly net: string;
    readonly previous: string | null;
    readonly people: number;
  }>;
  readonly largestChanges: Listed<Person & { readonly cause: Cause }>;
  readonly movements: Listed<Person & { readonly movement: 'joiner' | 'leaver' | 'both' }>;
  readonly negatives: Listed<Person>;
}

const departmentsShown = 20;

/**
 * A lookup by employee, whatever the statistics say: of a batch that was just prepared and a run that has just ended the planner knows
 * nothing. OFFSET 0 keeps it from joining all payees to all rows in a loop; `+ 0` keeps it from walking the whole batch, by the index of
 * row numbers, for each employee (15 s for 9,204 people; so 0.1 s).
 */
const payeeOf = (batchId: number, employee: string): string =>
  `(SELECT y.department_id, y.movement, y.held_at FROM batch_payee y WHERE y.batch_id + 0 = ${batchId} AND y.employee_id = ${employee} OFFSET 0)`;

const figuresOf = (run: ReviewedRun | undefined): string => {
  if (!run)
    return 'SELECT NULL::int AS employee_id, NULL::bigint AS gross, NULL::bigint AS deductions, NULL::bigint AS net, NULL::int AS department_id WHERE false';
  const { tableNo, gross, deductions, net } = run.positions;
  return `SELECT r.employee_id, sum(r.v[${gross}])::bigint AS gross, sum(r.v[${deductions}])::bigint AS deductions, sum(r.v[${net}])::bigint AS net,
      min(p.department_id) AS department_id
    FROM calc.row r CROSS JOIN LATERAL ${payeeOf(run.batchId, 'r.employee_id')} p
    WHERE r.run_id = ${run.runId} AND r.table_no = ${tableNo} AND p.held_at IS NULL GROUP BY r.employee_id`;
};

/** The same of one side of a finished comparison. */
function keptFigures({ batchId, revision, places }: KeptFigures, side: 'before' | 'after'): string {
  const at = (place: number): string => `${side}[${place + 1}]`;
  return `SELECT employee_id, ${at(places.gross)} AS gross, ${at(places.deductions)} AS deductions, ${at(places.net)} AS net, department_id
    FROM calc.compared_person WHERE batch_id = ${batchId} AND revision = ${revision} AND ${side} IS NOT NULL`;
}

const person = `'employeeId', f.employee_id, 'employeeNumber', e.employee_number, 'name', e.name,
  'department', (SELECT dv.name FROM department_version dv, day WHERE dv.department_id = f.department_id AND daterange(dv.effective_date, dv.expiry_date, '[]') @> day.last),
  'gross', f.gross::text, 'net', f.net::text, 'previousNet', f.previous_net::text,
  'change', (coalesce(f.net, 0) - coalesce(f.previous_net, 0))::text`;

/** People of `figures` for whom a condition holds: so many of them in an order, and how many there are. */
const people = (rowsMax: number, condition: string, order: string, more = ''): string => `
  json_build_object('total', (SELECT count(*) FROM figures f WHERE ${condition}), 'rows',
    (SELECT coalesce(json_agg(json_build_object(${person}${more}) ORDER BY n), '[]') FROM (
      SELECT *, row_number() OVER (ORDER BY ${order}) AS n FROM figures f WHERE ${condition} ORDER BY ${order} LIMIT ${rowsMax}) f
      JOIN employee e ON e.id = f.employee_id))`;

const withoutDepartment = `'{"en": "No department", "zh-CN": "无部门"}'::jsonb`;
/** A version of a department that held on the period's last day. */
const held = "daterange(dv.effective_date, dv.expiry_date, '[]') @> day.last";

/** What a clerk looks at before the money leaves, in one statement over what a comparison keeps, or else the rows of two runs. */
export async function reviewBatch(sql: Sql, { current, previous, kept, rowsMax }: ReviewQuery): Promise<BatchReview> {
  if (!Number.isInteger(rowsMax)) throw new TypeError('A review takes a whole number of rows.');
  for (const run of [current, previous]) {
    const values = run ? [run.batchId, run.runId, ...Object.values(run.positions)] : [];
    if (!values.every(Number.isInteger)) throw new TypeError('A review takes whole ids and positions.');
  }
  if (kept && ![kept.batchId, kept.revision, ...Object.values(kept.places)].every(Number.isInteger))
    throw new TypeError('Kept figures have whole ids and places.');
  const known = previous ? '' : 'NULL AND ';
  const [row] = await sql.query<{ review: BatchReview }>(`
    WITH RECURSIVE day AS (SELECT period.end_date AS last FROM batch b JOIN period ON period.id = b.period_id WHERE b.id = ${current.batchId}),
    top AS (
      SELECT dv.department_id, dv.name FROM department_version dv, day WHERE dv.parent_id IS NULL AND ${held}
      UNION ALL
      SELECT dv.department_id, top.name FROM department_version dv JOIN top ON dv.parent_id = top.department_id, day WHERE ${held}),
    cur AS MATERIALIZED (${kept ? keptFigures(kept, 'after') : figuresOf(current)}),
    prev AS MATERIALIZED (${kept ? keptFigures(kept, 'before') : figuresOf(previous)}),
    payee AS MATERIALIZED (SELECT employee_id, department_id, movement, held_at FROM batch_payee WHERE batch_id = ${current.batchId}),
    figures AS MATERIALIZED (
      SELECT employee_id, cur.gross, cur.deductions, cur.net,
        prev.gross AS previous_gross, prev.deductions AS previous_deductions, prev.net AS previous_net,
        coalesce(payee.department_id, prev.department_id) AS department_id, payee.movement,
        CASE WHEN payee.present IS NULL THEN 'no-longer-paid'
             WHEN payee.movement IN ('leaver', 'both') THEN 'leavers'
             WHEN payee.movement = 'joiner' THEN 'joiners'
             WHEN payee.held_at IS NOT NULL THEN 'held'
             WHEN prev.net IS NULL THEN 'newly-paid'
             WHEN cur.net IS DISTINCT FROM prev.net THEN 'changed-pay' ELSE 'unchanged' END AS cause
      -- full joins are made by hashing, whatever the planner thinks of rows that have just come; who is held has no row in cur
      FROM (SELECT *, true AS present FROM payee) payee FULL JOIN cur USING (employee_id) FULL JOIN prev USING (employee_id))
    SELECT json_build_object(
      'payees', (SELECT count(*) FROM batch_payee WHERE batch_id = ${current.batchId}),
      'held', (SELECT count(*) FROM batch_payee WHERE batch_id = ${current.batchId} AND held_at IS NOT NULL),
      'joiners', (SELECT count(*) FROM batch_payee WHERE batch_id = ${current.batchId} AND movement = 'joiner'),
      'leavers', (SELECT count(*) FROM batch_payee WHERE batch_id = ${current.batchId} AND movement IN ('leaver', 'both')),
      'gone', (SELECT count(*) FROM figures WHERE cause = 'no-longer-paid'),
      'negativeNets', (SELECT count(*) FROM figures WHERE net < 0),
      'totals', (SELECT json_build_object(
        'gross', json_build_object('amount', coalesce(sum(gross), 0)::text, 'previous', ${previous ? 'coalesce(sum(previous_gross), 0)::text' : 'NULL'}),
        'deductions', json_build_object('amount', coalesce(sum(deductions), 0)::text, 'previous', ${previous ? 'coalesce(sum(previous_deductions), 0)::text' : 'NULL'}),
        'net', json_build_object('amount', coalesce(sum(net), 0)::text, 'previous', ${previous ? 'coalesce(sum(previous_net), 0)::text' : 'NULL'})) FROM figures),
      'variance', (SELECT coalesce(json_agg(json_build_object('cause', cause, 'amount', amount::text, 'people', people) ORDER BY abs(amount) DESC, cause), '[]') FROM (
        SELECT cause, sum(coalesce(net, 0) - coalesce(previous_net, 0)) AS amount, count(*) AS people FROM figures WHERE ${previous ? 'true' : 'false'} GROUP BY cause) v),
      'departments', (SELECT json_build_object('total', count(*), 'rows', coalesce(json_agg(json_build_object(
          'department', name, 'net', net::text, 'previous', ${previous ? 'previous::text' : 'NULL'}, 'people', people) ORDER BY n) FILTER (WHERE n <= ${departmentsShown}), '[]'))
        FROM (SELECT *, row_number() OVER (ORDER BY ${previous ? 'abs(net - previous)' : 'net'} DESC, name->>'en') AS n FROM (
          SELECT coalesce(top.name, ${withoutDepartment}) AS name, sum(u.net) AS net, sum(u.previous) AS previous, sum(u.people) AS people
          FROM (SELECT department_id, sum(coalesce(net, 0)) AS net, sum(coalesce(previous_net, 0)) AS previous, count(net) AS people
                FROM figures GROUP BY department_id) u LEFT JOIN top ON top.department_id = u.department_id
          GROUP BY 1) d) d),
      'largestChanges', ${people(rowsMax, `${known}coalesce(f.net, 0) <> coalesce(f.previous_net, 0)`, 'abs(coalesce(f.net, 0) - coalesce(f.previous_net, 0)) DESC, f.employee_id', ", 'cause', f.cause")},
      'movements', ${people(rowsMax, 'f.movement IS NOT NULL', 'f.movement, f.employee_id', ", 'movement', f.movement")},
      'negatives', ${people(rowsMax, 'f.net < 0', 'f.net, f.employee_id')}
    ) AS review`);
  if (!row) throw new Error(`Batch ${current.batchId} has no review.`);
  return row.review;
}
