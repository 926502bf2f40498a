import type { ColumnPlan, Program } from '@wagewright/calc-engine';
import { AppError } from '@wagewright/contracts';

/** A numeric column of a calculated table. */
export interface CalculatedColumn {
  readonly tableNo: number;
  readonly position: number;
  readonly scale: number;
  readonly currency: string | null;
}

/**
 * Finds `Table.Column` among a program's calculated tables.
 * @throws AppError DEFINITION_INVALID where there is no such numeric column
 */
export function calculatedColumn(program: Pick<Program, 'tables' | 'definition'>, path: string): CalculatedColumn {
  const [tableCode, columnCode] = path.split('.');
  const table = program.tables.find(({ code, kind }) => code === tableCode && kind === 'data');
  const column: ColumnPlan | undefined = table?.columns.find(({ code }) => code === columnCode);
  if (!table || !column || !['integer', 'decimal', 'money'].includes(column.type)) {
    throw new AppError('DEFINITION_INVALID', {
      solution: program.definition.code,
      reason: `${path} is no numeric column of a calculated table`,
    });
  }
  return { tableNo: table.no, position: column.position, scale: column.scale, currency: column.currency };
}

/** SQL of a column's sum over an employee's lines, moved to another scale. Only a larger scale is exact, so only that is taken. */
export function atScale(sum: string, from: number, to: number, what: string): string {
  if (to < from) throw new RangeError(`${what} has ${from} decimals and cannot be kept exactly with ${to}.`);
  return to === from ? sum : `(${sum} * ${10 ** (to - from)}::bigint)`;
}

/**
 * Joins that give each payee `y` of a run ($run) the sums of some columns over its lines: alias `tN`, columns `cP`, P the position. Read a
 * column by `sumOf`.
 * @param people SQL that narrows them to some `employee_id`, for whom alone sums are wanted
 */
export function joinSums(columns: readonly CalculatedColumn[], run: string, people = 'true'): string {
  const tables = Map.groupBy(columns, ({ tableNo }) => tableNo);
  return [...tables]
    .map(([tableNo, own]) => {
      const positions = [...new Set(own.map(({ position }) => position))];
      const sums = positions.map((position) => `sum(v[${Number(position)}])::bigint AS c${Number(position)}`).join(', ');
      return `JOIN (SELECT employee_id, ${sums} FROM calc.row WHERE run_id = ${run} AND table_no = ${Number(tableNo)} AND ${people} GROUP BY employee_id)
        t${Number(tableNo)} ON t${Number(tableNo)}.employee_id = y.employee_id`;
    })
    .join('\n      ');
}

export const sumOf = ({ tableNo, position }: CalculatedColumn): string => `t${Number(tableNo)}.c${Number(position)}`;

/** Payees of a batch who are paid: not held, and without a failed cell. A common table expression's body; $batch and $run as SQL. */
export const paidPayees = (batch: string, run: string): string => `
    SELECT p.employee_id, p.row_number FROM batch_payee p WHERE p.batch_id = ${batch} AND p.held_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM calc.cell_error x WHERE x.run_id = ${run} AND x.employee_id = p.employee_id)`;
