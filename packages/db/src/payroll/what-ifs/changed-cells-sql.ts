import type { ComparedColumn, ComparedTable } from './compared-tables.ts';

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const cell = (side: 'a' | 'b', { storage, position }: ComparedColumn['before']): string => `${side}.${storage}[${Number(position)}]`;

/** Whether a column's values differ, amounts at the finer of the two scales. */
function differs({ before, after }: ComparedColumn): string {
  const finest = Math.max(before.scale, after.scale);
  const lifted = (value: string, scale: number): string => (scale === finest ? value : `${value} * ${10 ** (finest - scale)}::numeric`);
  return `${lifted(cell('b', before), before.scale)} IS DISTINCT FROM ${lifted(cell('a', after), after.scale)}`;
}

/** The rows of both results, side by side: `b` the earlier one ($1), `a` the later one ($2). */
function bothSides(table: ComparedTable, condition: string): string {
  const rows = (run: string, no: number): string =>
    `(SELECT employee_id, line, v, t, errors FROM calc.row WHERE run_id = ${run} AND table_no = ${Number(no)}${condition})`;
  return `${rows('$1::int', table.before)} b FULL JOIN ${rows('$2::int', table.after)} a ON a.employee_id = b.employee_id AND a.line = b.line`;
}

/** Cells that differ, value or error, of rows for which a condition holds. */
function cells(table: ComparedTable, whose: string, condition: string): string {
  const values = table.columns.map(
    (column, index) =>
      `(${index}, ${literal(column.code)}, ${cell('b', column.before)}::text, ${cell('a', column.after)}::text, ${differs(column)})`,
  );
  const error = (alias: string, side: string, run: string, no: number): string =>
    `LEFT JOIN calc.cell_error ${alias} ON ${side}.errors > 0 AND ${alias}.run_id = ${run} AND ${alias}.table_no = ${Number(no)}
        AND ${alias}.employee_id = ${side}.employee_id AND ${alias}.line = ${side}.line AND ${alias}.column_code = c.code`;
  return `
      SELECT coalesce(b.employee_id, a.employee_id) AS employee_id, coalesce(b.line, a.line) AS line, ${Number(table.after)} AS table_no, c.n,
        c.before, c.after, eb.code AS before_error, ea.code AS after_error
      FROM ${bothSides(table, whose)}
      CROSS JOIN LATERAL (VALUES ${values.join(', ')}) c(n, code, before, after, differs)
      ${error('eb', 'b', '$1::int', table.before)}
      ${error('ea', 'a', '$2::int', table.after)}
      WHERE ${condition}(c.differs OR eb.code IS DISTINCT FROM ea.code)`;
}

/** The cells that differ of the employees $3, in a table that both results have. */
export const cellsIn = (table: ComparedTable): string => cells(table, ' AND employee_id = ANY ($3::int[])', '');

/** A row without a failed cell on either side: its values say all. */
const sound = 'coalesce(b.errors, 1) = 0 AND coalesce(a.errors, 1) = 0';

/**
 * How many cells of each row differ. Sound rows, nearly all of them, are counted within the row; only the others are laid out cell by cell
 * with their errors.
 */
export function countsIn(table: ComparedTable): string {
  const changed = table.columns.map((column) => `(${differs(column)})::int`).join(' + ');
  return `
      SELECT employee_id, cells FROM (
        SELECT a.employee_id, ${changed} AS cells FROM ${bothSides(table, '')} WHERE ${sound}) sound WHERE cells > 0
      UNION ALL
      SELECT employee_id, 1 AS cells FROM (${cells(table, '', `NOT (${sound}) AND `)}) failed`;
}
