import { expect, it } from 'vitest';
import { type PayslipDetail, payslipSheet, plainLook } from '../../../src/payroll/payslips/index.ts';

const name = (en: string, chinese: string) => ({ en, 'zh-CN': chinese });
const { accumulation: _, condition: __, ...look } = plainLook;
const more = { look, yearToDate: null };
const slip: PayslipDetail = {
  number: 'CN_MONTHLY-2026-01-7',
  title: 'Payslip',
  source: 'batch',
  origin: null,
  period: '2026-01',
  payDate: '2026-02-10',
  currency: 'CNY',
  gross: '10000.00',
  deductions: '1200.00',
  net: '8800.00',
  employeeNumber: '7',
  employeeName: '王小明',
  legalEntity: name('Kunming', '昆明'),
  department: null,
  position: name('Clerk', '职员'),
  periodStart: '2026-01-01',
  periodEnd: '2026-01-31',
  layout: 'web',
  header: null,
  logo: null,
  remarks: null,
  groups: [
    { code: 'earning', section: 'earning', name: name('Earnings', '应发项'), sum: { of: 'gross', amount: '10000.00' } },
    { code: 'deduction', section: 'deduction', name: name('Deductions', '扣款项'), sum: { of: 'deductions', amount: '1200.00' } },
  ],
  previousNumber: 'CN_MONTHLY-2025-12-7',
  previousNet: '10500.50',
  lines: [
    {
      column: 'A',
      name: name('Base', '基本'),
      section: 'earning',
      group: 'earning',
      amount: '9000.00',
      previous: '9000.00',
      product: null,
      ...more,
    },
    {
      column: 'B',
      name: name('Bonus', '奖金'),
      section: 'earning',
      group: 'earning',
      amount: '1000.00',
      previous: '1500.50',
      product: null,
      ...more,
    },
    {
      column: 'C',
      name: name('Absence', '缺勤'),
      section: 'deduction',
      group: 'deduction',
      ...more,
      amount: '1200.00',
      previous: null,
      product: { quantity: '12', unit: 'hours', rate: '100' },
    },
  ],
  yearToDate: { gross: '20500.50', deductions: '1200.00', net: '19300.50' },
};

it('says each line beside last time’s, with what it is the product of and what it adds up to, in words of the reader (issue 11 §7)', () => {
  const { tables, facts, figures, heading, paper } = payslipSheet(slip, 'en', new Date(0));
  expect([heading, paper]).toEqual(['Payslip 2026-01', 'A4']);
  expect(figures.map(({ value }) => value)).toEqual(['¥8,800.00', '¥10,000.00', '¥1,200.00']);
  expect(facts.map(({ name: label }) => label)).not.toContain('Department');
  expect(tables).toMatchObject([
    {
      heading: 'Earnings',
      columns: ['Item', 'This time', 'Last time', 'Change'],
      lines: [
        { name: 'Base', figures: ['¥9,000.00', '¥9,000.00', 'same'] },
        { name: 'Bonus', figures: ['¥1,000.00', '¥1,500.50', '−¥500.50'] },
      ],
      sum: { name: 'Gross', figures: ['¥10,000.00', '', ''] },
    },
    { heading: 'Deductions', lines: [{ name: 'Absence', note: '12.00 h × 100.00', figures: ['¥1,200.00', '', 'new'] }] },
    { heading: 'This year so far', lines: [{ figures: ['¥20,500.50'] }, { figures: ['¥1,200.00'] }, { figures: ['¥19,300.50'] }] },
  ]);
});

it('compares nothing on somebody’s first payslip', () => {
  const [earnings] = payslipSheet({ ...slip, previousNumber: null }, 'zh-CN', new Date(0)).tables;
  expect(earnings).toMatchObject({ columns: ['项目', '本次'], lines: [{ name: '基本', figures: ['¥9,000.00'] }, { name: '奖金' }] });
});

it('says where figures come from that were not calculated here, and no net where nothing is paid', () => {
  const information = slip.groups.map((group) => ({ ...group, section: 'information' as const }));
  const ofBalance = {
    ...slip,
    source: 'balance' as const,
    origin: { source: 'balance', asOf: '2026-01-31' } as const,
    groups: information,
  };
  const sheet = payslipSheet(ofBalance, 'en', new Date(0));
  expect(sheet.facts).toContainEqual({ name: 'Figures', value: 'Balances as of Jan 31, 2026' });
  expect(sheet.figures).toEqual([]);
  expect(sheet.tables.map(({ heading }) => heading)).toEqual(ofBalance.groups.map(({ name }) => name.en));
  const origin = { source: 'import', by: 'Casey Clerk', at: '2026-02-01T08:00:00.000Z' } as const;
  const brought = payslipSheet({ ...slip, source: 'import', origin }, 'en', new Date(0));
  expect(brought.facts).toContainEqual({ name: 'Figures', value: 'Imported by Casey Clerk on Feb 1, 2026' });
  expect(brought.figures.length).toBe(3);
  expect(payslipSheet(slip, 'en', new Date(0)).facts.map(({ name }) => name)).not.toContain('Figures');
});
