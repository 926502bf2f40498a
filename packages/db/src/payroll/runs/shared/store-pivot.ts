import type { PivotPlan, TablePlan } from '@wagewright/calc-engine';
import { definitionLimits } from '@wagewright/contracts/definition';
import type { Sql } from '../../../sql.ts';
import { pivotQuery } from './pivot-sql.ts';

/** A table over all employees as it was stored. */
export interface StoredShared {
  readonly groups: number;
}

const dependsOnError = 'DEPENDS_ON_ERROR';

/** What a failed cell is made from: the words for it are the engine's (`tellFailure`). */
const detail = (source: TablePlan) =>
  `jsonb_build_object('parameters', jsonb_build_object('table', '${source.code}'), 'range', NULL, 'inputs', '{}'::jsonb)`;

/** Value and failure of each of the pivot's columns, as columns of the query. */
function columnsOf(table: TablePlan, pivot: PivotPlan) {
  const keys = pivot.groupBy.length;
  return table.columns.map(({ code, storage }, index) => ({
    code,
    storage,
    value: index < keys ? `k${index + 1}` : `a${index - keys}`,
    failure: index < keys ? `CASE WHEN key_failed THEN '${dependsOnError}' END` : `e${index - keys}`,
  }));
}

/** Codes are words of letters, digits and underscores; nothing else gets into a statement. */
function requirePlainCodes(...tables: readonly TablePlan[]): void {
  for (const code of tables.flatMap((table) => [table.code, ...table.columns.map((column) => column.code)])) {
    if (!/^[\p{L}\p{N}_]+$/u.test(code)) throw new TypeError(`Not a code: ${code}`);
  }
}

const arrayOf = (values: readonly string[], type: string): string => `ARRAY[${values.join(', ')}]::${type}[]`;

/**
 * Aggregates a pivot over all employees and stores its groups, one line each under employee 0, in one statement. Beyond the most groups
 * that there may be nothing is stored; how many there are is said all the same.
 * @param rows SQL of the source's rows: run_id, employee_id, line, v, t, errors
 */
export async function storePivot(
  sql: Sql,
  runId: number,
  table: TablePlan & { readonly pivot: PivotPlan },
  source: TablePlan,
  rows: string,
): Promise<StoredShared> {
  requirePlainCodes(table, source);
  const columns = columnsOf(table, table.pivot);
  const values = (storage: 'v' | 't') => columns.filter((column) => column.storage === storage).map(({ value }) => value);
  const failures = columns.map(({ failure }) => `(${failure} IS NOT NULL)::int`).join(' + ');
  const causes = columns.map(({ code, failure }) => `('${code}', ${failure})`).join(', ');
  const within = `(SELECT count(*) FROM made) <= ${definitionLimits.groupsMax}`;
  const [stored] = await sql.query<StoredShared>(
    `WITH made AS MATERIALIZED (${pivotQuery(table.pivot, source, rows)}),
     stored AS (
       INSERT INTO calc.row (run_id, table_no, employee_id, line, v, t, errors)
       SELECT $1::int, $2::smallint, 0, line, ${arrayOf(values('v'), 'bigint')}, ${arrayOf(values('t'), 'text')}, ${failures}
       FROM made WHERE ${within} ORDER BY line),
     failed AS (
       INSERT INTO calc.cell_error (run_id, table_no, employee_id, line, column_code, code, detail)
       SELECT $1::int, $2::smallint, 0, made.line, x.column_code, x.code, ${detail(source)}
       FROM made CROSS JOIN LATERAL (VALUES ${causes}) AS x (column_code, code) WHERE x.code IS NOT NULL AND ${within})
     SELECT count(*)::int AS groups FROM made`,
    [runId, table.no],
  );
  return stored ?? { groups: 0 };
}
