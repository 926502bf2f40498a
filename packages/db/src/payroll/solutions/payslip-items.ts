import type { ColumnPlan, Program, TablePlan } from '@wagewright/calc-engine';
import { type PayslipItem, type PayslipSection, payslipSections, plainLook } from '@wagewright/contracts/payroll/payslips';

/** A figure that the rules calculate, as a payslip would show it. */
export type CalculatedItem = PayslipItem & {
  readonly section: PayslipSection;
  /** The rules want it on a payslip. */
  readonly isWanted: boolean;
};

const figureTypes: ReadonlySet<ColumnPlan['type']> = new Set(['money', 'integer', 'decimal']);

/** Gross, deductions and net stand at the head of every payslip. */
const isTotal = ({ display }: ColumnPlan): boolean => display.payslip === 'total';

function itemOf({ code: table }: TablePlan, { code: column, name, type, display }: ColumnPlan): CalculatedItem {
  const { payslip } = display;
  const section = payslip === undefined || payslip === 'total' ? 'information' : payslip;
  const isMoney = type === 'money';
  const look = { ...plainLook, type: isMoney ? 'amount' : 'number', zero: display.zero === 'show' ? 'show' : 'hide' } as const;
  return { table, column, name, ...look, percentage: !isMoney && display.percentage, section, isWanted: payslip !== undefined };
}

/** All amounts and numbers that the definition calculates, section by section in its order. */
export function calculatedItems({ tables }: Pick<Program, 'tables'>): CalculatedItem[] {
  const items = tables
    .filter(({ kind }) => kind === 'data')
    .flatMap((table) =>
      table.columns
        .filter((column) => figureTypes.has(column.type) && !column.display.hidden && !isTotal(column))
        .map((column) => itemOf(table, column)),
    );
  return items.sort((a, b) => payslipSections.indexOf(a.section) - payslipSections.indexOf(b.section));
}

/** Those that the definition shows on a payslip. */
export const payslipItems = (program: Pick<Program, 'tables'>): (PayslipItem & { readonly section: PayslipSection })[] =>
  calculatedItems(program).flatMap(({ isWanted, ...item }) => (isWanted ? [item] : []));
