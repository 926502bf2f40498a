import type { ColumnPlan, Program, TablePlan } from '@wagewright/calc-engine';
import { AppError } from '@wagewright/contracts';
import { calculatedTableKinds } from '@wagewright/contracts/payroll/solutions';

/** @throws AppError NOT_FOUND when the copy has no calculated table of that code */
export function findTable(program: Program, code: string): TablePlan {
  const table = program.tables.find((candidate) => calculatedTableKinds.includes(candidate.kind) && candidate.code === code);
  if (!table) throw new AppError('NOT_FOUND', { what: 'table', id: code });
  return table;
}

export function findColumn(table: TablePlan, code: string): ColumnPlan {
  const column = table.columns.find((candidate) => candidate.code === code);
  if (!column) throw new AppError('NOT_FOUND', { what: 'column', id: `${table.code}.${code}` });
  return column;
}

export const viewColumn = ({ code, name, type, scale, currency, display }: ColumnPlan) => ({
  code,
  name: { en: name.en, 'zh-CN': name['zh-CN'] },
  type,
  scale,
  currency,
  hidden: display.hidden,
  percentage: display.percentage,
  values: display.values ?? {},
});
