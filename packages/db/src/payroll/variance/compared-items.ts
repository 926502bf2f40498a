import type { ColumnPlan, Program, TablePlan } from '@wagewright/calc-engine';
import type { KeptItem } from '@wagewright/contracts/payroll/variance';

type Calculated = Pick<Program, 'tables' | 'summary'>;

/** Where an item stands in one program's results. */
export interface ItemPlace {
  readonly tableNo: number;
  readonly code: string;
  readonly position: number;
  readonly scale: number;
}

export interface ComparedItem extends KeptItem {
  readonly after: ItemPlace;
  /** Undefined where the rules before did not calculate it. */
  readonly before: ItemPlace | undefined;
}

const shown: readonly (string | undefined)[] = ['earning', 'deduction', 'employer', 'total'];

const roleOf = ({ summary }: Calculated, path: string): KeptItem['role'] =>
  (['gross', 'deductions', 'net'] as const).find((role) => summary?.[role] === path) ?? null;

const place = (table: TablePlan, { code, position, scale }: ColumnPlan): ItemPlace => ({ tableNo: table.no, code, position, scale });

const amountsOf = ({ tables }: Calculated): { path: string; table: TablePlan; column: ColumnPlan }[] =>
  tables
    .filter(({ kind, lines }) => kind === 'data' && lines === 'one')
    .flatMap((table) =>
      table.columns.flatMap((column) => (column.type === 'money' ? [{ path: `${table.code}.${column.code}`, table, column }] : [])),
    );

/**
 * What is compared of a person: the amounts that a payslip shows and the summary's; where a definition shows nothing on payslips, every
 * visible amount of the summary's table.
 */
export function comparedItems(after: Calculated, before: Calculated): ComparedItem[] {
  const amounts = amountsOf(after);
  const earlier = amountsOf(before);
  const onPayslip = amounts.filter(({ column }) => shown.includes(column.display.payslip));
  const [summaryTable] = (after.summary?.net ?? '').split('.');
  const wanted = new Set(
    onPayslip.length > 0
      ? onPayslip.map(({ path }) => path)
      : amounts.filter(({ table, column }) => table.code === summaryTable && !column.display.hidden).map(({ path }) => path),
  );
  return amounts
    .filter(({ path }) => wanted.has(path) || roleOf(after, path) !== null)
    .map(({ path, table, column }) => {
      const old = earlier.find((candidate) => candidate.path === path && candidate.column.currency === column.currency);
      return {
        path,
        name: { en: column.name.en, 'zh-CN': column.name['zh-CN'] },
        scale: Math.max(column.scale, old?.column.scale ?? 0),
        role: roleOf(after, path),
        after: place(table, column),
        before: old && place(old.table, old.column),
      };
    });
}
