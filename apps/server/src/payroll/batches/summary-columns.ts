import type { ColumnPlan, Program, TablePlan } from '@wagewright/calc-engine';
import { AppError, type LocalizedText } from '@wagewright/contracts';

export interface SummaryColumns {
  readonly table: TablePlan;
  readonly gross: ColumnPlan;
  readonly deductions: ColumnPlan;
  readonly net: ColumnPlan;
}

const unnamed: LocalizedText = {
  en: 'it does not say which columns are gross, deductions and net',
  'zh-CN': '未指明应发合计、扣款合计和实发对应的列',
};
const apart: LocalizedText = {
  en: 'gross, deductions and net must stand in one table',
  'zh-CN': '应发合计、扣款合计和实发必须位于同一张表',
};

/**
 * The columns that a definition calls gross, deductions and net.
 * @throws AppError DEFINITION_INVALID when it names none, or not in one table
 */
export function summaryColumns(program: Program, solution: string): SummaryColumns {
  const find = (path: string | undefined): { table: TablePlan; column: ColumnPlan } => {
    const [tableCode, columnCode] = path?.split('.') ?? [];
    const table = program.tables.find(({ code }) => code === tableCode);
    const column = table?.columns.find(({ code }) => code === columnCode);
    if (!table || !column) throw new AppError('DEFINITION_INVALID', { solution, reason: unnamed });
    return { table, column };
  };
  const [gross, deductions, net] = [find(program.summary?.gross), find(program.summary?.deductions), find(program.summary?.net)];
  if (gross.table !== net.table || deductions.table !== net.table) {
    throw new AppError('DEFINITION_INVALID', { solution, reason: apart });
  }
  return { table: net.table, gross: gross.column, deductions: deductions.column, net: net.column };
}
