import type { PopulationKind } from '@wagewright/contracts/payroll/batches';
import type { Sql } from '../../sql.ts';
import { previousOf } from '../variance/index.ts';

/** The batch whose figures are compared with this one's, before it is calculated as after: last time is the same time everywhere. $1 batch. */
const lastBatch = `
  SELECT last.id, last.name, last.sources FROM batch own JOIN period op ON op.id = own.period_id
    CROSS JOIN LATERAL ${previousOf('own', 'op')} previous JOIN batch last ON last.id = previous.batch_id
  WHERE own.id = $1::int`;
/** Who was paid by it. $2 the last one or null. */
const lastPayees = '(SELECT employee_id, department_id FROM batch_payee WHERE batch_id = $2::int AND held_at IS NULL)';

export interface LastBatch {
  readonly id: number;
  readonly name: string;
  /** What it was frozen from; null where that was not kept. */
  readonly sources: unknown;
}

/** The batch with which one is compared before it is calculated; null: it is the first. */
export async function findLastBatch(sql: Sql, batchId: number): Promise<LastBatch | null> {
  const [last = null] = await sql.query<LastBatch>(lastBatch, [batchId]);
  return last;
}

/** Where people are looked for: as they are frozen, or as they would be. */
interface WhoIsIn {
  /** With employee_id, department_id, movement, held_at, held_reason; of the batch alone. */
  readonly payees: string;
  /** With employee_id and cause; of the batch alone. */
  readonly leftOut: string;
}

const frozen: WhoIsIn = {
  payees: '(SELECT * FROM batch_payee WHERE batch_id = $1::int)',
  leftOut: '(SELECT * FROM batch_left_out WHERE batch_id = $1::int)',
};

/** Everybody a clerk could ask about, a person once. $1 batch, $2 the last one or null. */
const peopleOf = ({ payees, leftOut }: WhoIsIn): string => `
  SELECT y.employee_id, y.department_id, y.movement, true AS is_paid, y.held_at IS NOT NULL AS is_held, y.held_reason, NULL::smallint AS cause, false AS is_excluded,
    $2::int IS NOT NULL AND l.employee_id IS NULL AS came, false AS gone,
    l.employee_id IS NOT NULL AND l.department_id IS DISTINCT FROM y.department_id AS moved, l.department_id AS before_id
  FROM ${payees} y LEFT JOIN ${lastPayees} l ON l.employee_id = y.employee_id
  UNION ALL
  SELECT o.employee_id, NULL, NULL, false, false, NULL, o.cause, true, false, l.employee_id IS NOT NULL, false, l.department_id
  FROM ${leftOut} o LEFT JOIN ${lastPayees} l ON l.employee_id = o.employee_id
  UNION ALL
  SELECT l.employee_id, NULL, NULL, false, false, NULL, NULL, false, false, true, false, l.department_id
  FROM ${lastPayees} l WHERE NOT EXISTS (SELECT 1 FROM ${payees} y WHERE y.employee_id = l.employee_id)
    AND NOT EXISTS (SELECT 1 FROM ${leftOut} o WHERE o.employee_id = l.employee_id)
  UNION ALL
  SELECT c.employee_id, NULL, NULL, false, false, NULL, NULL, false, false, false, false, NULL
  FROM batch_choice c WHERE c.batch_id = $1::int
    AND NOT EXISTS (SELECT 1 FROM ${payees} y WHERE y.employee_id = c.employee_id)
    AND NOT EXISTS (SELECT 1 FROM batch_payee y WHERE y.batch_id = $2::int AND y.employee_id = c.employee_id)
    AND NOT EXISTS (SELECT 1 FROM ${leftOut} o WHERE o.employee_id = c.employee_id)`;

/** Of a person `x` with their choice `c`, if any. */
const isOf: Readonly<Record<PopulationKind, string>> = {
  paid: 'x.is_paid',
  joiner: `x.is_paid AND x.movement IN ('joiner', 'both')`,
  leaver: `x.is_paid AND x.movement IN ('leaver', 'both')`,
  came: 'x.came',
  gone: 'x.gone',
  moved: 'x.moved',
  held: 'x.is_held',
  excluded: 'x.is_excluded',
  added: `c.choice = 'add'`,
  removed: `c.choice = 'remove'`,
};

const fromPeople = (whoIsIn: WhoIsIn): string =>
  `FROM (${peopleOf(whoIsIn)}) x LEFT JOIN batch_choice c ON c.batch_id = $1::int AND c.employee_id = x.employee_id`;
const from = fromPeople(frozen);

/** How many there are of each kind. $1 batch, $2 the last one or null. */
export const countOfKinds = (whoIsIn: WhoIsIn): string =>
  `SELECT ${Object.entries(isOf)
    .map(([kind, condition]) => `count(*) FILTER (WHERE ${condition})::int AS "${kind}"`)
    .join(', ')} ${fromPeople(whoIsIn)}`;
const countStatement = countOfKinds(frozen);

export interface PopulationRow {
  readonly employeeId: number;
  readonly employeeNumber: string;
  readonly name: string;
  readonly department: unknown;
  readonly departmentBefore: unknown;
  readonly movement: string | null;
  readonly isPaid: boolean;
  readonly isHeld: boolean;
  readonly choice: string | null;
  readonly reason: string | null;
  /** Which condition of the scope leaves them out, from 0. */
  readonly cause: number | null;
}

/** What a department is called on the last day of the batch's period, as the setting of names says. */
const departmentName = (id: string): string =>
  `(SELECT shown_department_name(${id}, p.end_date) FROM batch b JOIN period p ON p.id = b.period_id WHERE b.id = $1::int)`;

const matching = (kind: PopulationKind): string => `${from} JOIN employee e ON e.id = x.employee_id
  WHERE ${isOf[kind]} AND ($3::text IS NULL OR e.name ILIKE $3::text OR e.employee_number ILIKE $3::text)`;

/** Names of departments are only looked up for those who are shown. */
const listStatement = (kind: PopulationKind): string => `
  SELECT shown.*, ${departmentName('shown.department_id')} AS department, ${departmentName('shown.moved_from')} AS "departmentBefore"
  FROM (SELECT count(*) OVER ()::int AS total, x.employee_id AS "employeeId", e.employee_number AS "employeeNumber", e.name,
    coalesce(x.department_id, x.before_id) AS department_id, CASE WHEN x.moved THEN x.before_id END AS moved_from,
    x.movement, x.is_paid AS "isPaid", x.is_held AS "isHeld", c.choice, coalesce(${kind === 'held' ? 'x.held_reason, c.reason' : 'c.reason, x.held_reason'}) AS reason, x.cause
  ${matching(kind)}
  ORDER BY e.name, e.id OFFSET $4::int LIMIT $5::int) shown ORDER BY shown.name, shown."employeeId"`;

export interface AskPopulation {
  readonly batchId: number;
  readonly kind: PopulationKind;
  /** Part of a name or a number. */
  readonly keywords?: string | undefined;
  /** Also how many there are of each kind. */
  readonly counts: boolean;
  readonly offset: number;
  readonly limit: number;
}

const pattern = (keywords: string | undefined): string | null => (keywords ? `%${keywords.replaceAll(/[\\%_]/g, '\\$&')}%` : null);

/** A window of the people of a batch, how many there are of each kind where that is asked, and the batch with which it is compared. */
export async function listPopulation(sql: Sql, { batchId, kind, keywords, counts: isCounted, offset, limit }: AskPopulation) {
  const last = await findLastBatch(sql, batchId);
  const of = [batchId, last?.id ?? null];
  const whom = [...of, pattern(keywords)];
  const [counts = null] = isCounted ? await sql.query<Record<PopulationKind, number>>(countStatement, of) : [];
  const rows = await sql.query<PopulationRow & { total: number }>(listStatement(kind), [...whom, offset, limit]);
  let total = rows[0]?.total ?? 0;
  // past the end of the list
  if (rows.length === 0 && offset > 0) {
    const [matched] = await sql.query<{ total: number }>(`SELECT count(*)::int AS total ${matching(kind)}`, whom);
    total = matched?.total ?? 0;
  }
  return { last: last && { id: last.id, name: last.name }, counts, rows, total };
}
