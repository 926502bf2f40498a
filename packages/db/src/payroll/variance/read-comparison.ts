/** What a finished comparison keeps, as screens ask for it. Amounts are minor units as text at the item's scale. */
import type { ChangeCause } from '@wagewright/contracts/payroll/variance';
import { changeColumns, comparisonColumns } from '../../columns/index.ts';
import type { Sql } from '../../sql.ts';

export interface Comparison {
  readonly batchId: number;
  readonly revision: number;
  /** Whose figures are whole; null: none are. */
  readonly shownRevision: number | null;
  readonly status: ReturnType<typeof comparisonColumns.status>;
  readonly previousBatchId: number | null;
  readonly previousRunId: number | null;
  readonly previousName: string | null;
  readonly previousPeriod: string | null;
  readonly peopleTotal: number;
  readonly peopleDone: number;
  readonly items: ReturnType<typeof comparisonColumns.items>;
  readonly failure: ReturnType<typeof comparisonColumns.failure>;
}

interface Stored extends Omit<Comparison, 'status' | 'items' | 'failure'> {
  readonly status: string;
  readonly items: unknown;
  readonly failure: unknown;
}

/** The comparison of the batch's present result; undefined where there is none. */
export async function readComparison(sql: Sql, batchId: number): Promise<Comparison | undefined> {
  const [row] = await sql.query<Stored>(
    `SELECT c.batch_id AS "batchId", c.revision, c.shown_revision AS "shownRevision", c.status, c.previous_batch_id AS "previousBatchId",
       c.previous_run_id AS "previousRunId", p.name AS "previousName", q.name AS "previousPeriod",
       c.people_total AS "peopleTotal", c.people_done AS "peopleDone", c.items, c.failure
     FROM batch_comparison c JOIN batch b ON b.id = c.batch_id AND b.current_run_id = c.run_id
     LEFT JOIN batch p ON p.id = c.previous_batch_id LEFT JOIN period q ON q.id = p.period_id WHERE c.batch_id = $1::int`,
    [batchId],
  );
  if (!row) return undefined;
  const { status, items, failure } = row;
  return {
    ...row,
    status: comparisonColumns.status(status),
    items: comparisonColumns.items(items),
    failure: comparisonColumns.failure(failure),
  };
}

/** A whole comparison, and one of its items by place from 0. */
interface Of {
  readonly batchId: number;
  readonly revision: number;
  readonly item: number;
}

const place = ({ item }: Of): number => {
  if (!Number.isInteger(item) || item < 0) throw new TypeError('An item is a place from 0.');
  return item + 1;
};

/** Sums of all items in their order, and for how many people each is another one. */
export async function readItemSums(
  sql: Sql,
  { batchId, revision, items }: { readonly batchId: number; readonly revision: number; readonly items: number },
): Promise<{ before: string; after: string; people: number }[]> {
  return await sql.query(
    `WITH figure AS (
       SELECT n, coalesce(sum(p.before[n]), 0)::text AS before, coalesce(sum(p.after[n]), 0)::text AS after
       FROM generate_series(1, $3::int) n LEFT JOIN calc.compared_person p ON p.batch_id = $1::int AND p.revision = $2::int GROUP BY n),
     changed AS (SELECT item, count(DISTINCT employee_id)::int AS people FROM calc.change WHERE batch_id = $1::int AND revision = $2::int GROUP BY item)
     SELECT f.before, f.after, coalesce(c.people, 0) AS people FROM figure f LEFT JOIN changed c ON c.item = f.n - 1 ORDER BY f.n`,
    [batchId, revision, items],
  );
}

export interface CauseSum {
  readonly cause: ChangeCause;
  readonly amount: string;
  /** What rises, and what falls. */
  readonly up: string;
  readonly down: string;
  readonly people: number;
}

/** What each cause makes of an item, the largest part first. */
export async function readCauses(sql: Sql, { batchId, revision, item }: Of): Promise<CauseSum[]> {
  const rows = await sql.query<Omit<CauseSum, 'cause'> & { cause: string }>(
    `SELECT cause, sum(amount)::text AS amount, coalesce(sum(amount) FILTER (WHERE amount > 0), 0)::text AS up,
       coalesce(sum(amount) FILTER (WHERE amount < 0), 0)::text AS down, count(*)::int AS people
     FROM calc.change WHERE batch_id = $1::int AND revision = $2::int AND item = $3::smallint
     GROUP BY cause ORDER BY sum(abs(amount)) DESC, cause`,
    [batchId, revision, item],
  );
  return rows.map((row) => ({ ...row, cause: changeColumns.cause(row.cause) }));
}

/** The name of a department on the last day of the batch's period. */
const departmentName = (
  id: string,
  batch: string,
): string => `(SELECT dv.name FROM department_version dv, batch b JOIN period q ON q.id = b.period_id
    WHERE b.id = ${batch} AND dv.department_id = ${id} AND daterange(dv.effective_date, dv.expiry_date, '[]') @> q.end_date)`;

/** Every department with its sums of an item, the largest change first. */
export async function readComparedDepartments(sql: Sql, of: Of) {
  const n = place(of);
  return await sql.query<{ departmentId: number | null; name: unknown; before: string; after: string; people: number; changed: number }>(
    `WITH sums AS (
       SELECT department_id, coalesce(sum(before[${n}]), 0) AS before, coalesce(sum(after[${n}]), 0) AS after, count(after)::int AS people,
         count(*) FILTER (WHERE coalesce(before[${n}], 0) <> coalesce(after[${n}], 0))::int AS changed
       FROM calc.compared_person WHERE batch_id = $1::int AND revision = $2::int GROUP BY department_id)
     SELECT department_id AS "departmentId", ${departmentName('sums.department_id', '$1::int')} AS name, before::text, after::text, people, changed
     FROM sums WHERE before <> 0 OR after <> 0 ORDER BY abs(after - before) DESC, department_id`,
    [of.batchId, of.revision],
  );
}

export interface ChangeFilter {
  readonly cause?: ChangeCause | undefined;
  /** 0: people without a department. */
  readonly departmentId?: number | undefined;
  readonly person?: string | undefined;
  readonly sort: 'size' | 'rise' | 'fall' | 'person';
  readonly offset: number;
  readonly limit: number;
}

interface Parts {
  readonly before: string;
  readonly after: string;
  readonly causes: readonly { readonly cause: string; readonly amount: string }[];
}

export interface ChangedPerson extends Parts {
  readonly employeeId: number;
  readonly employeeNumber: string;
  readonly name: string;
  readonly department: unknown;
  readonly isPaid: boolean;
}

const orders: Readonly<Record<ChangeFilter['sort'], string>> = {
  size: 'abs(change) DESC, employee_id',
  rise: 'change DESC, employee_id',
  fall: 'change, employee_id',
  person: 'name, employee_id',
};

/** A window of the people of whose item something has changed, and how many there are. */
export async function listChangedPeople(sql: Sql, of: Of, filter: ChangeFilter): Promise<{ rows: ChangedPerson[]; total: number }> {
  const n = place(of);
  const { cause, departmentId, person, sort, offset, limit } = filter;
  const wanted = [of.batchId, of.revision, of.item, cause ?? null, departmentId ?? null, person ? person.trim().toLowerCase() : null];
  const found = `
    WITH part AS (
      SELECT employee_id, sum(amount) AS change, jsonb_agg(jsonb_build_object('cause', cause, 'amount', amount::text) ORDER BY abs(amount) DESC, cause) AS causes,
        coalesce(bool_or(cause = $4::text), false) AS has_cause
      FROM calc.change WHERE batch_id = $1::int AND revision = $2::int AND item = $3::smallint GROUP BY employee_id),
    found AS (
      SELECT x.employee_id, x.change, x.causes, e.name, e.employee_number, p.department_id, p.before[${n}] AS before, p.after[${n}] AS after, p.after IS NOT NULL AS is_paid
      FROM part x JOIN calc.compared_person p ON p.batch_id = $1::int AND p.revision = $2::int AND p.employee_id = x.employee_id
      JOIN employee e ON e.id = x.employee_id
      WHERE ($4::text IS NULL OR x.has_cause) AND ($5::int IS NULL OR coalesce(p.department_id, 0) = $5::int)
        AND ($6::text IS NULL OR strpos(lower(e.name), $6::text) > 0 OR strpos(lower(e.employee_number), $6::text) > 0))`;
  const [counted] = await sql.query<{ total: number }>(`${found} SELECT count(*)::int AS total FROM found`, wanted);
  const rows = await sql.query<ChangedPerson>(
    `${found} SELECT employee_id AS "employeeId", employee_number AS "employeeNumber", name, ${departmentName('f.department_id', '$1::int')} AS department,
       coalesce(before, 0)::text AS before, coalesce(after, 0)::text AS after, is_paid AS "isPaid", causes
     FROM (SELECT * FROM found ORDER BY ${orders[sort]} LIMIT $7::int OFFSET $8::int) f ORDER BY ${orders[sort]}`,
    [...wanted, limit, offset],
  );
  return { rows, total: counted?.total ?? 0 };
}

export interface ItemOfPerson extends Parts {
  readonly item: number;
}

/** Somebody's items in their order; undefined where neither batch has the person. */
export async function readPersonItems(
  sql: Sql,
  { batchId, revision }: Pick<Of, 'batchId' | 'revision'>,
  employeeId: number,
): Promise<{ employeeNumber: string; name: string; items: ItemOfPerson[] } | undefined> {
  const rows = await sql.query<ItemOfPerson & { employeeNumber: string; name: string }>(
    `SELECT e.employee_number AS "employeeNumber", e.name, (n - 1)::int AS item, coalesce(p.before[n], 0)::text AS before, coalesce(p.after[n], 0)::text AS after,
       (SELECT coalesce(jsonb_agg(jsonb_build_object('cause', c.cause, 'amount', c.amount::text) ORDER BY abs(c.amount) DESC, c.cause), '[]') FROM calc.change c
        WHERE c.batch_id = p.batch_id AND c.revision = p.revision AND c.item = n - 1 AND c.employee_id = p.employee_id) AS causes
     FROM calc.compared_person p JOIN employee e ON e.id = p.employee_id
     CROSS JOIN LATERAL generate_series(1, greatest(cardinality(p.before), cardinality(p.after))) n
     WHERE p.batch_id = $1::int AND p.revision = $2::int AND p.employee_id = $3::int ORDER BY n`,
    [batchId, revision, employeeId],
  );
  const [first] = rows;
  return first && { employeeNumber: first.employeeNumber, name: first.name, items: rows };
}
