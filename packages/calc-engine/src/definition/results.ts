/** Columns that the rest of the product takes from a calculation: balances and the summary. */
import type { CalculationDefinition } from '@wagewright/contracts/definition';
import type { ColumnPlan, TablePlan } from '../api.ts';
import { suggestName } from '../language/nearest.ts';
import type { ScopeElement } from '../language/scope.ts';
import type { Report } from './plan.ts';

/** The numeric data column with one row an employee behind `Table.Column`, or null with a hint. */
function findResult(path: string, plans: readonly TablePlan[]): { column: ColumnPlan | null; hint: string } {
  const [tableCode, columnCode] = path.split('.');
  const dataTables = plans.filter((plan) => plan.kind === 'data' && plan.lines === 'one');
  const column = dataTables.find((plan) => plan.code === tableCode)?.columns.find((candidate) => candidate.code === columnCode);
  const numeric = column && (column.type === 'money' || column.type === 'decimal' || column.type === 'integer');
  const names = dataTables.flatMap((plan) => plan.columns.map((candidate) => `${plan.code}.${candidate.code}`));
  return {
    column: numeric ? column : null,
    hint: suggestName(path, names, 'Name a numeric column of a data table with one row an employee.'),
  };
}

export function planElements(definition: CalculationDefinition, plans: readonly TablePlan[], report: Report): ScopeElement[] {
  return definition.balances.map((balance) => {
    const { column, hint } = findResult(balance.from, plans);
    if (!column) {
      report({
        code: 'BALANCE_COLUMN',
        message: `Balance ${balance.code} takes its amount from ${balance.from}, which is not a numeric column of a data table.`,
        nextStep: hint,
      });
    } else if (column.scale !== balance.scale) {
      report({
        code: 'BALANCE_COLUMN',
        message: `Balance ${balance.code} has scale ${balance.scale}, its column ${balance.from} has ${column.scale}.`,
        nextStep: `Give the balance scale ${column.scale}.`,
      });
    }
    return { code: balance.code, name: balance.name, scale: balance.scale, currency: column?.currency ?? null };
  });
}

export function checkSummary(definition: CalculationDefinition, plans: readonly TablePlan[], report: Report): void {
  const found = Object.entries(definition.summary ?? {}).map(([part, path]) => ({ part, path, ...findResult(path, plans) }));
  for (const { part, path, column, hint } of found) {
    if (!column)
      report({
        code: 'SUMMARY_COLUMN',
        message: `The summary's ${part} names ${path}, which is not a numeric column of a data table.`,
        nextStep: hint,
      });
  }
  if (new Set(found.flatMap(({ column }) => column?.currency ?? [])).size > 1) {
    report({
      code: 'SUMMARY_COLUMN',
      message: 'Gross, deductions and net are in different currencies.',
      nextStep: 'Convert two of them, for example by CONVERT([Net], CNY).',
    });
  }
  if (new Set(found.map(({ column }) => column?.scale)).size > 1) {
    report({
      code: 'SUMMARY_COLUMN',
      message: 'Gross, deductions and net have different scales.',
      nextStep: 'Give the three columns one scale.',
    });
  }
}
