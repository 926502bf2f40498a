import type { Sql } from '../../sql.ts';
import { windowOf } from '../../window-of.ts';
import { withoutLoops } from '../../without-loops.ts';
import { causeParameters, type FindingCause } from './causes.ts';
import { foundInBatch } from './found-in-batch.ts';

export const findingStates = ['blocking', 'open', 'answered', 'held'] as const;
export type FindingState = (typeof findingStates)[number];

/** A cause at a person; amounts are minor units as text, those of its first line. */
export interface FoundPerson {
  /** Place among the causes, from 1. */
  readonly causeNo: number;
  readonly employeeId: number;
  readonly employeeNumber: string;
  readonly name: string;
  readonly department: { readonly en: string; readonly 'zh-CN': string } | null;
  readonly state: FindingState;
  readonly line: number;
  readonly lines: number;
  /** Null of a check of records. */
  readonly value: string | null;
  readonly against: string | null;
  /** What a rule's message, or a check, shows. */
  readonly told: readonly (string | null)[] | null;
  /** Of an answered warning. */
  readonly remark: string | null;
  readonly remarkedBy: string | null;
  readonly remarkedAt: Date | null;
  /** Of whoever is held. */
  readonly heldReason: string | null;
  readonly heldBy: string | null;
  readonly heldAt: Date | null;
}

/** How many people a cause concerns, by state. */
export interface CauseCount {
  readonly causeNo: number;
  readonly blocking: number;
  readonly open: number;
  readonly answered: number;
  readonly held: number;
}

export interface FindingsOf {
  readonly batchId: number;
  readonly runId: number | null;
  readonly causes: readonly FindingCause[];
}

export interface FindingFilter {
  readonly state?: FindingState | undefined;
  /** Places of causes, from 1; left out: all. */
  readonly causeNos?: readonly number[] | undefined;
  readonly departmentId?: number | undefined;
  readonly employeeId?: number | undefined;
  /** Part of a name or a number. */
  readonly person?: string | undefined;
  readonly sort?: 'severity' | 'person' | 'cause' | 'department' | undefined;
  readonly offset: number;
  readonly limit: number;
}

const parameters = ({ batchId, runId, causes }: FindingsOf): unknown[] => [batchId, runId, ...causeParameters(causes)];

/** Causes that found somebody: those that block first, then those of most people. Within a transaction, as all that looks at a whole batch. */
export async function countCauses(sql: Sql, of: FindingsOf): Promise<CauseCount[]> {
  const count = (state: FindingState): string => `count(*) FILTER (WHERE state = '${state}')::int AS ${state}`;
  const statement = `${foundInBatch()}
     SELECT cause_no AS "causeNo", ${findingStates.map(count).join(', ')} FROM listed
     GROUP BY cause_no, severity ORDER BY severity, count(*) DESC, cause_no`;
  return await withoutLoops(sql, () => sql.query<CauseCount>(statement, parameters(of)));
}

const whom = `${foundInBatch()}
  SELECT coalesce(array_agg(employee_id ORDER BY employee_id), '{}') AS "employeeIds" FROM listed WHERE cause_no = $7::int AND (state = 'held') = $8::boolean`;

/** Whom a cause concerns: those who are paid, or those who are held. Within a transaction. @param causeNo its place among the causes, from 1 */
export async function idsOfCause(sql: Sql, of: FindingsOf, { causeNo, held }: { causeNo: number; held: boolean }): Promise<number[]> {
  const [row] = await withoutLoops(sql, () => sql.query<{ employeeIds: number[] }>(whom, [...parameters(of), causeNo, held]));
  return row?.employeeIds ?? [];
}

/** A department whose people have findings, and how many people. */
export interface FoundDepartment {
  readonly id: number;
  readonly name: { readonly en: string; readonly 'zh-CN': string };
  readonly people: number;
}

/** The name of a listed row's department at the end of the batch's period. */
const departmentName = `(SELECT dv.name FROM department_version dv JOIN batch b ON b.id = $1::int JOIN period p ON p.id = b.period_id
     WHERE dv.department_id = l.department_id AND daterange(dv.effective_date, dv.expiry_date, '[]') @> p.end_date)`;

const countsOfCauses = `
  SELECT cause_no AS "causeNo", severity, ${findingStates.map((state) => `count(*) FILTER (WHERE state = '${state}')::int AS ${state}`).join(', ')}
  FROM listed GROUP BY cause_no, severity`;

/** Causes that found somebody, as `countCauses` does, and where those people work, by name: the findings are looked at once for both. */
export async function readFoundCauses(sql: Sql, of: FindingsOf): Promise<{ causes: CauseCount[]; departments: FoundDepartment[] }> {
  const statement = `${foundInBatch()}, counted AS (${countsOfCauses}),
     l AS (SELECT department_id, count(DISTINCT employee_id)::int AS people FROM listed WHERE department_id IS NOT NULL GROUP BY department_id),
     department AS (SELECT department_id AS id, ${departmentName} AS name, people FROM l)
     SELECT (SELECT coalesce(jsonb_agg(to_jsonb(c) - 'severity' ORDER BY severity, blocking + open + answered + held DESC, "causeNo"), '[]') FROM counted c) AS causes,
       (SELECT coalesce(jsonb_agg(to_jsonb(d) ORDER BY name->>'en', id), '[]') FROM department d WHERE name IS NOT NULL) AS departments`;
  const [row] = await withoutLoops(sql, () =>
    sql.query<{ causes: CauseCount[]; departments: FoundDepartment[] }>(statement, parameters(of)),
  );
  return row ?? { causes: [], departments: [] };
}

const orders: Readonly<Record<NonNullable<FindingFilter['sort']>, string>> = {
  severity: "CASE state WHEN 'blocking' THEN 0 WHEN 'open' THEN 1 WHEN 'answered' THEN 2 ELSE 3 END, employee_id, cause_no",
  person: 'name, employee_id, cause_no',
  cause: 'cause_no, employee_id',
  department: 'department_id NULLS LAST, employee_id, cause_no',
};

const matching = `listed l JOIN employee e ON e.id = l.employee_id
  WHERE ($7::text IS NULL OR l.state = $7::text) AND ($8::int[] IS NULL OR l.cause_no = ANY ($8::int[]))
    AND ($9::int IS NULL OR l.department_id = $9::int)
    AND ($10::text IS NULL OR strpos(lower(e.name), $10::text) > 0 OR strpos(lower(e.employee_number), $10::text) > 0)
    AND ($11::int IS NULL OR l.employee_id = $11::int)`;

/** What is shown of `chosen` findings, and only of them: a value is looked up by its whole key. */
const shown = `
    l.cause_no AS "causeNo", l.employee_id AS "employeeId", l.employee_number AS "employeeNumber", l.name, l.state, l.line, l.lines,
    ${departmentName} AS department,
    f.value::text AS value, f.against::text AS against, coalesce(f.told, r.told) AS told,
    CASE WHEN l.state <> 'blocking' THEN l.remark END AS remark,
    (SELECT coalesce(em.name, u.display_name) FROM app_user u LEFT JOIN employee em ON em.id = u.employee_id WHERE u.id = l.remarked_by) AS "remarkedBy",
    l.remarked_at AS "remarkedAt", l.held_reason AS "heldReason", l.held_at AS "heldAt",
    (SELECT coalesce(em.name, u.display_name) FROM app_user u LEFT JOIN employee em ON em.id = u.employee_id WHERE u.id = l.held_by_user_id) AS "heldBy"
  FROM chosen l JOIN cause c ON c.cause_no = l.cause_no
  LEFT JOIN calc.finding f ON f.run_id = $2::int AND f.question = c.question AND f.employee_id = l.employee_id AND f.line = l.line
  LEFT JOIN batch_record_finding r ON r.batch_id = $1::int AND r.check_code = c.check_code AND r.employee_id = l.employee_id`;

const page = (order: string): string => `${foundInBatch()},
  matched AS MATERIALIZED (SELECT l.*, e.name, e.employee_number FROM ${matching}),
  chosen AS MATERIALIZED (SELECT * FROM matched ORDER BY ${order} LIMIT $12::int OFFSET $13::int)
  SELECT (SELECT count(*)::int FROM matched) AS total, ${shown}
  ORDER BY ${order.replaceAll(/\b(name|employee_id|cause_no|department_id|state)\b/g, 'l.$1')}`;

/** A window of the findings that a filter asks for, and how many there are. */
export async function listFoundPeople(sql: Sql, of: FindingsOf, filter: FindingFilter): Promise<{ rows: FoundPerson[]; total: number }> {
  const { state, causeNos, departmentId, employeeId, person, sort = 'severity', offset, limit } = filter;
  const sought = person ? person.trim().toLowerCase() : null;
  const wanted = [...parameters(of), state ?? null, causeNos ?? null, departmentId ?? null, sought, employeeId ?? null];
  const found = await withoutLoops(sql, () => sql.query<FoundPerson & { total: number }>(page(orders[sort]), [...wanted, limit, offset]));
  const { total, rows } = windowOf<FoundPerson>(found);
  if (total !== undefined) return { total, rows };
  const [count] = await sql.query<{ total: number }>(`${foundInBatch()} SELECT count(*)::int AS total FROM ${matching}`, wanted);
  return { rows, total: count?.total ?? 0 };
}

/** The first few people of every cause, those that block before others. */
export async function listFirstFound(sql: Sql, of: FindingsOf, people: number): Promise<FoundPerson[]> {
  const statement = `${foundInBatch()},
     chosen AS MATERIALIZED (
       SELECT l.*, e.name, e.employee_number
       FROM (SELECT *, row_number() OVER (PARTITION BY cause_no ORDER BY ${orders.severity}) AS place FROM listed) l JOIN employee e ON e.id = l.employee_id
       WHERE l.place <= $7::int)
     SELECT ${shown} ORDER BY l.cause_no, l.place`;
  return await withoutLoops(sql, () => sql.query<FoundPerson>(statement, [...parameters(of), people]));
}
