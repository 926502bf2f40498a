import type { Sql } from '../../sql.ts';
import type { RowFilter } from './row-filter.ts';

export interface ResultRow {
  /** 0 in a table that all employees share, whose rows have neither number nor name. */
  readonly employeeId: number;
  readonly employeeNumber: string | null;
  readonly name: string | null;
  readonly department: { readonly en: string; readonly 'zh-CN': string } | null;
  readonly movement: 'joiner' | 'leaver' | 'both' | null;
  readonly held: boolean;
  readonly errors: number;
  readonly line: number;
  /** Minor units as text, by position − 1. */
  readonly v: readonly (string | null)[];
  readonly t: readonly (string | null)[];
}

/**
 * Joins of a row `r`. A run that has just ended is unknown to the planner's statistics, which takes its rows for one or two; a plain join of
 * payees would then loop over all of them for each row. OFFSET 0 keeps each payee a lookup, and `+ 0` a lookup by employee rather than a walk
 * over the batch, whatever the statistics say.
 */
const payee = `(SELECT y.row_number, y.movement, y.held_at, y.department_id FROM batch_payee y
        WHERE y.batch_id + 0 = $1::int AND y.employee_id = r.employee_id OFFSET 0) p`;
const department = `LEFT JOIN LATERAL (SELECT v.name FROM department_version v WHERE v.department_id = p.department_id
        AND daterange(v.effective_date, v.expiry_date, '[]') @> (SELECT q.end_date FROM batch b JOIN period q ON q.id = b.period_id WHERE b.id = $1::int)
        OFFSET 0) dv ON true`;
/** For the rows of a window, which may belong to nobody. */
const shownJoins = ['LEFT JOIN employee e ON e.id = r.employee_id', `LEFT JOIN LATERAL ${payee} ON true`, department].join('\n     ');
/** What is shown of a row. */
const shownColumns = `r.employee_id AS "employeeId", e.employee_number AS "employeeNumber", e.name, dv.name AS department, p.movement,
       p.held_at IS NOT NULL AS held, r.errors::int AS errors, r.line::int AS line, r.v::text[] AS v, r.t`;

/** Rows of a calculated table by whose they are and which line. */
export interface RowKeys {
  readonly employeeIds: readonly number[];
  readonly lines: readonly number[];
}

type RunTable = Pick<RowFilter, 'batchId' | 'runId' | 'tableNo'>;

/** The rows of some keys, in their order; one that is no longer there is left out. */
export async function readRowsByKey(
  sql: Sql,
  { batchId, runId, tableNo }: RunTable,
  { employeeIds, lines }: RowKeys,
): Promise<ResultRow[]> {
  if (employeeIds.length === 0) return [];
  return await sql.query<ResultRow>(
    `SELECT ${shownColumns}
     FROM unnest($4::int[], $5::int[]) WITH ORDINALITY AS k (employee_id, line, place)
     CROSS JOIN LATERAL (SELECT x.employee_id, x.line, x.errors, x.v, x.t FROM calc.row x
       WHERE x.run_id = $2::int AND x.table_no = $3::smallint AND x.employee_id = k.employee_id AND x.line = k.line OFFSET 0) r
     ${shownJoins} WHERE $1::int > 0 ORDER BY k.place`,
    [batchId, runId, tableNo, employeeIds, lines],
  );
}
