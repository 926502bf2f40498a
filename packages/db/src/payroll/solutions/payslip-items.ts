import type { Program } from '@wagewright/calc-engine';
import { type PayslipItem, type PayslipSection, payslipSections } from '@wagewright/contracts/payroll/payslips';

/** The columns that the definition shows on a payslip, section by section in the order of the definition. */
export function payslipItems(program: Program): PayslipItem[] {
  const items = program.tables
    .filter((table) => table.kind === 'data')
    .flatMap((table) =>
      table.columns.flatMap((column): PayslipItem[] => {
        const section: PayslipSection | undefined = column.display.payslip;
        if (!section || column.type !== 'money') return [];
        const zero = column.display.zero === 'show' ? 'show' : 'hide';
        return [{ table: table.code, column: column.code, section, name: column.name, zero, sign: 'plain' }];
      }),
    );
  return items.sort((a, b) => payslipSections.indexOf(a.section) - payslipSections.indexOf(b.section));
}
