import type { ColumnPlan, Program, TablePlan } from '@wagewright/calc-engine';
import { AppError } from '@wagewright/contracts';

export interface SummaryColumns {
  readonly table: TablePlan;
  readonly gross: ColumnPlan;
  readonly deductions: ColumnPlan;
  readonly net: ColumnPlan;
}

/**
 * The columns that a definition calls gross, deductions and net.
 * @throws AppError DEFINITION_INVALID when it names none, or not in one table
 */
export function summaryColumns(program: Program, solution: string): SummaryColumns {
  const find = (path: string | undefined): { table: TablePlan; column: ColumnPlan } => {
    const [tableCode, columnCode] = path?.split('.') ?? [];
    const table = program.tables.find(({ code }) => code === tableCode);
    const column = table?.columns.find(({ code }) => code === columnCode);
    if (!table || !column)
      throw new AppError('DEFINITION_INVALID', { solution, reason: 'it does not say which columns are gross, deductions and net' });
    return { table, column };
  };
  const [gross, deductions, net] = [find(program.summary?.gross), find(program.summary?.deductions), find(program.summary?.net)];
  if (gross.table !== net.table || deductions.table !== net.table) {
    throw new AppError('DEFINITION_INVALID', { solution, reason: 'gross, deductions and net must stand in one table' });
  }
  return { table: net.table, gross: gross.column, deductions: deductions.column, net: net.column };
}
