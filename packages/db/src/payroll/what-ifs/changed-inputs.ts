import { type ColumnPlan, historyTableNo, type InputPlan, type Program } from '@wagewright/calc-engine';
import type { Sql } from '../../sql.ts';
import { withoutLoops } from '../../without-loops.ts';

/** A frozen table that two programs have, with the columns that mean the same in both: a column is found by its place in this list. */
export interface ComparedInput {
  readonly before: InputPlan;
  readonly after: InputPlan;
  readonly columns: readonly { readonly before: ColumnPlan; readonly after: ColumnPlan }[];
}

const isSame = (one: ColumnPlan, other: ColumnPlan): boolean =>
  one.code === other.code && one.type === other.type && one.scale === other.scale && one.currency === other.currency;

/** What two programs read alike. The ledger's windows are compared where both read the same ones. */
export function comparedInputs(before: Pick<Program, 'inputs' | 'history'>, after: Pick<Program, 'inputs' | 'history'>): ComparedInput[] {
  const sameHistory = JSON.stringify(before.history) === JSON.stringify(after.history);
  return after.inputs.flatMap((table): ComparedInput[] => {
    if (table.tableNo === historyTableNo && !sameHistory) return [];
    const other = before.inputs.find(({ code, lines }) => code === table.code && lines === table.lines);
    const columns = table.columns.flatMap((column) => {
      const known = other?.columns.find((candidate) => isSame(candidate, column));
      return known ? [{ before: known, after: column }] : [];
    });
    return other && columns.length > 0 ? [{ before: other, after: table, columns }] : [];
  });
}

/** A row of which both sides say something else; values by the compared columns as text: minor units, days, 0/1. A row can be gone or new. */
export interface ChangedInputRow {
  /** Among the compared tables. */
  readonly table: number;
  readonly line: number;
  readonly before: readonly (string | null)[] | null;
  readonly after: readonly (string | null)[] | null;
}

export interface ChangedInputs {
  readonly employeeId: number;
  readonly employeeNumber: string;
  readonly name: string;
  readonly rows: readonly ChangedInputRow[];
}

const cells = (side: 'before' | 'after', { columns }: ComparedInput): string =>
  `ARRAY[${columns.map((column) => `${side}.${column[side].storage}[${Number(column[side].position)}]::text`).join(', ')}]::text[]`;

/** The frozen rows of the batch ($1) beside those of the run ($2). */
const changedRows = (input: ComparedInput, index: number): string => `
      SELECT coalesce(before.row_number, after.row_number) AS row_number, ${index} AS table_index, coalesce(before.line, after.line)::int AS line,
        CASE WHEN before.row_number IS NOT NULL THEN ${cells('before', input)} END AS before,
        CASE WHEN after.row_number IS NOT NULL THEN ${cells('after', input)} END AS after
      FROM (SELECT * FROM calc.input WHERE batch_id = $1::int AND table_no = ${Number(input.before.tableNo)}) before
      FULL JOIN (SELECT * FROM calc.run_input WHERE run_id = $2::int AND table_no = ${Number(input.after.tableNo)}) after
        ON after.row_number = before.row_number AND after.line = before.line
      WHERE ${cells('before', input)} IS DISTINCT FROM ${cells('after', input)}`;

/** Of those whom the run calculates: who is left out has no other input but none. */
const changed = (inputs: readonly ComparedInput[]): string => `
    SELECT y.employee_id, c.* FROM (${inputs.map(changedRows).join('\n      UNION ALL')}) c
    JOIN batch_payee y ON y.batch_id = $1::int AND y.row_number = c.row_number
    WHERE EXISTS (SELECT 1 FROM calculation_chunk k WHERE k.run_id = $2::int AND k.stage = 0 AND y.row_number BETWEEN k.from_row AND k.to_row
      AND (k.row_numbers IS NULL OR y.row_number = ANY (k.row_numbers)))`;

/** A window of those whose input differs, by name, and how many they are. Within a transaction. */
export async function listChangedInputs(
  sql: Sql,
  { batchId, runId }: { readonly batchId: number; readonly runId: number },
  inputs: readonly ComparedInput[],
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ rows: ChangedInputs[]; total: number }> {
  if (inputs.length === 0) return { rows: [], total: 0 };
  return await withoutLoops(sql, async () => {
    const [count] = await sql.query<{ total: number }>(`SELECT count(DISTINCT employee_id)::int AS total FROM (${changed(inputs)}) c`, [
      batchId,
      runId,
    ]);
    const rows = await sql.query<ChangedInputs>(
      `SELECT c.employee_id AS "employeeId", e.employee_number AS "employeeNumber", e.name,
         json_agg(json_build_object('table', c.table_index, 'line', c.line, 'before', c.before, 'after', c.after) ORDER BY c.table_index, c.line) AS rows
       FROM (${changed(inputs)}) c JOIN employee e ON e.id = c.employee_id
       GROUP BY c.employee_id, e.employee_number, e.name ORDER BY e.name, c.employee_id LIMIT $3::int OFFSET $4::int`,
      [batchId, runId, limit, offset],
    );
    return { rows, total: count?.total ?? 0 };
  });
}
