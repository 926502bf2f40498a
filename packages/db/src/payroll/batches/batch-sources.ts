/** What a batch's input was frozen from: how many records, and when they were changed last; kept when it is prepared (ADR 125). */
import type { Program } from '@wagewright/calc-engine';
import { type RecordKind, recordKinds } from '@wagewright/contracts/payroll/batches';
import type { Sql } from '../../sql.ts';
import { population } from './population.ts';
import type { BatchContext } from './prepared-batch.ts';

/** A kind of records as it was when the batch was prepared. */
export interface FrozenSource {
  readonly kind: RecordKind;
  /** Records of the batch's people that hold in the period, or lie in its attendance days. */
  readonly records: number;
  readonly changedAt: string | null;
}

interface Records {
  readonly table: string;
  readonly owner: string;
  /** Which records of the table are the period's; `r` the record, `p` the period. */
  readonly within: string;
}

const holds = `daterange(r.effective_date, r.expiry_date, '[]') && daterange(p.start_date, p.end_date, '[]')`;
const inAttendance = 'r.date BETWEEN p.attendance_start AND p.attendance_end';

/** By kind, the table whose rows belong to one employee. */
const recordTables: Readonly<Record<RecordKind, Records>> = {
  employee: { table: 'employee', owner: 'id', within: 'true' },
  assignment: { table: 'assignment', owner: 'employee_id', within: holds },
  compensation: { table: 'compensation_record', owner: 'employee_id', within: holds },
  'one-time-payment': { table: 'one_time_payment', owner: 'employee_id', within: 'r.payroll_date BETWEEN p.start_date AND p.end_date' },
  'cost-center': { table: 'cost_center_allocation', owner: 'employee_id', within: holds },
  overtime: {
    table: 'overtime_request',
    owner: 'employee_id',
    within: `r.status = 'approved' AND EXISTS (SELECT FROM overtime_request_day od WHERE od.request_id = r.id
      AND od.date BETWEEN p.attendance_start AND p.attendance_end)`,
  },
  leave: {
    table: 'leave_request',
    owner: 'employee_id',
    within: `r.status = 'approved' AND r.start_date <= p.attendance_end AND r.end_date >= p.attendance_start`,
  },
  attendance: { table: 'attendance_record', owner: 'employee_id', within: inAttendance },
};

/** Kinds by the first word of a source, or by what a table's lines are. */
const kindOfWord: Readonly<Record<string, RecordKind>> = {
  ...Object.fromEntries(recordKinds.map((kind) => [kind, kind])),
  segment: 'assignment',
  segments: 'assignment',
  'cost-centers': 'cost-center',
  one_time: 'one-time-payment',
  'one-time-payments': 'one-time-payment',
};

/** The kinds of records that a definition's snapshots read, in their usual order. */
export function kindsRead({ definition }: Pick<Program, 'definition'>): RecordKind[] {
  const snapshots = definition.steps.flatMap(({ tables }) => tables).filter((table) => table.kind === 'snapshot');
  const words = snapshots.flatMap(({ lines, columns }) => [lines, ...columns.map(({ source }) => source?.split('.')[0] ?? '')]);
  const read = new Set(words.flatMap((word) => kindOfWord[word] ?? []));
  return recordKinds.filter((kind) => kind === 'employee' || read.has(kind));
}

const sourceOf = (kind: RecordKind): string => {
  const { table, owner, within } = recordTables[kind];
  return `
  SELECT '${kind}' AS kind,
    (SELECT count(*)::int FROM ${table} r JOIN payee y ON y.employee_id = r.${owner}, p WHERE ${within}) AS records,
    (SELECT max(v.known_from) FROM known.${table} v JOIN payee y ON y.employee_id = v.${owner} WHERE v.known_until = 'infinity') AS "changedAt"`;
};

/** Of the people of a statement. $1 batch. */
const sourcesOf = (payees: string, program: Pick<Program, 'definition'>): string => `
  WITH payee AS MATERIALIZED (${payees}),
    p AS MATERIALIZED (SELECT p.* FROM batch b JOIN period p ON p.id = b.period_id WHERE b.id = $1::int)
  SELECT s.kind, s.records, to_char(s."changedAt" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "changedAt"
  FROM (${kindsRead(program).map(sourceOf).join('\n  UNION ALL')}) s`;

/** Within the transaction that has frozen the batch. */
export const readSources = (sql: Sql, batchId: number, program: Pick<Program, 'definition'>): Promise<FrozenSource[]> =>
  sql.query<FrozenSource>(sourcesOf('SELECT employee_id FROM batch_payee WHERE batch_id = $1::int', program), [batchId]);

/** As they would be counted if the population were frozen now. $3 whom alone, or null. */
export const readSourcesAhead = (
  sql: Sql,
  { id, periodId }: Pick<BatchContext, 'id' | 'periodId'>,
  program: Pick<Program, 'definition'>,
  alone: readonly number[] | null,
): Promise<FrozenSource[]> =>
  sql.query<FrozenSource>(sourcesOf(`SELECT employee_id FROM (${population}) taken`, program), [id, periodId, alone]);

/** Of how many people records of a kind were changed after the batch was prepared, and when the last of them was. */
export interface LaterChange {
  readonly kind: RecordKind;
  readonly people: number;
  readonly changedAt: Date;
}

/** Versions that began after an instant, or ended after it without another in their place. $2 instant. */
const laterOf = (kind: RecordKind): string => {
  const { table, owner } = recordTables[kind];
  return `
  SELECT '${kind}' AS kind, v.${owner} AS owner, v.known_from AS at FROM known.${table} v WHERE v.known_from > $2::timestamptz
  UNION ALL
  SELECT '${kind}', v.${owner}, v.known_until FROM known.${table} v WHERE v.known_until > $2::timestamptz AND v.known_until < 'infinity'`;
};

/**
 * What was changed, and of these whoever is in the batch, each looked up by their key. Payees were written moments ago, so the planner takes them for
 * a handful and would read the records once for each of them. $1 batch.
 */
const laterOfPayees = (kinds: readonly RecordKind[]): string => `
  WITH later AS MATERIALIZED (SELECT kind, owner, max(at) AS at FROM (${kinds.map(laterOf).join('\n  UNION ALL')}) versions GROUP BY kind, owner)
  SELECT kind, owner, at FROM later
  WHERE (SELECT true FROM batch_payee y WHERE y.batch_id + 0 = $1::int AND y.employee_id = later.owner LIMIT 1)`;

/** Kinds of which nothing was changed are left out. */
export const listLaterChanges = async (sql: Sql, batchId: number, kinds: readonly RecordKind[], after: Date): Promise<LaterChange[]> =>
  kinds.length === 0
    ? []
    : await sql.query<LaterChange>(
        `SELECT kind, count(*)::int AS people, max(at) AS "changedAt" FROM (${laterOfPayees(kinds)}) changed GROUP BY kind`,
        [batchId, after],
      );

/** Of how many people any record was changed after an instant. */
export async function countChangedSince(sql: Sql, batchId: number, kinds: readonly RecordKind[], after: Date): Promise<number> {
  if (kinds.length === 0) return 0;
  const [row] = await sql.query<{ people: number }>(`SELECT count(DISTINCT owner)::int AS people FROM (${laterOfPayees(kinds)}) changed`, [
    batchId,
    after,
  ]);
  return row?.people ?? 0;
}

/** A table that is typed or imported into a batch: of how many people it has values, and who brought the last of them. */
export interface TypedSource {
  readonly tableNo: number;
  readonly people: number;
  readonly at: Date | null;
  readonly by: string | null;
  readonly how: 'typed' | 'imported' | null;
}

export const listTypedSources = (sql: Sql, batchId: number): Promise<TypedSource[]> =>
  sql.query<TypedSource>(
    `SELECT t.table_no::int AS "tableNo", count(*)::int AS people, max(t.at) AS at, (array_agg(u.display_name ORDER BY t.at DESC))[1] AS by,
       (array_agg(t.how ORDER BY t.at DESC))[1] AS how
     FROM typed_input t LEFT JOIN app_user u ON u.id = t.by_user_id WHERE t.batch_id = $1::int GROUP BY t.table_no`,
    [batchId],
  );
