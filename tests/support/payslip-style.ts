import { type PayslipStyle, plainLook } from '@wagewright/contracts/payroll/payslips';

const name = (en: string) => ({ en, 'zh-CN': en });

/** Earnings of two columns, a deduction, and hours, which add nothing to them. */
export const styleOf = (table: string, [earned, deducted, hours]: readonly [string, string, string]): PayslipStyle => ({
  header: null,
  remarks: null,
  logo: null,
  groups: [
    {
      code: 'earning',
      section: 'earning',
      name: name('Earned'),
      condition: null,
      items: [
        { ...plainLook, table, column: earned, name: name('Bonus') },
        { ...plainLook, table, column: hours, name: name('Hours'), type: 'number' },
      ],
    },
    {
      code: 'deduction',
      section: 'deduction',
      name: name('Taken'),
      condition: null,
      items: [{ ...plainLook, table, column: deducted, name: name('Tax') }],
    },
  ],
});
