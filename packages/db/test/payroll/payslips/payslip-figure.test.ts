/** What a payslip says of a column, by hand-made lines: amounts are stored in cents, hours in hundredths. */
import type { ColumnPlan } from '@wagewright/calc-engine';
import { expect, test } from 'vitest';
import { payslipFigure } from '../../../src/payroll/payslips/payslip-figures.ts';

const column = (more: Partial<ColumnPlan>): ColumnPlan =>
  ({
    code: 'X',
    name: { en: 'X', 'zh-CN': 'X' },
    type: 'money',
    scale: 2,
    rounding: 'HALF_UP',
    currency: 'USD',
    blank: 'keep',
    storage: 'v',
    position: 2,
    source: null,
    expression: null,
    display: { percentage: false },
    plausible: null,
    ...more,
  }) as ColumnPlan;

/** The column stands at the second place of each row. */
const lines = (...values: (string | null)[]): (string | null)[][] => values.map((value) => ['999', value]);

test('amounts of lines add up to the cent, also beyond what a double holds', () => {
  expect(payslipFigure({ column: column({}), hasLines: true }, lines('120050', '79950', '-5'))).toBe('1999.95');
  expect(payslipFigure({ column: column({}), hasLines: true }, lines('9007199254740993', '2'))).toBe('90071992547409.95');
});

test('hours and days add up, other numbers of lines are left out', () => {
  const hours = { type: 'decimal', currency: null, unit: 'hours' } as const;
  expect(payslipFigure({ column: column(hours), hasLines: true }, lines('750', '125'))).toBe('8.75');
  const rate = column({ type: 'decimal', currency: null });
  expect(payslipFigure({ column: rate, hasLines: true }, lines('150', '200'))).toBeNull();
  expect(payslipFigure({ column: rate, hasLines: true }, lines('150'))).toBeNull();
  expect(payslipFigure({ column: rate, hasLines: false }, lines('150'))).toBe('1.50');
});

test('texts, days and yes or no are no figures of a payslip', () => {
  for (const type of ['text', 'date', 'boolean'] as const) {
    expect(payslipFigure({ column: column({ type, scale: 0, currency: null }), hasLines: false }, lines('1')), type).toBeNull();
  }
});

test('a line without a value counts for nothing; where no line has one there is no item', () => {
  expect(payslipFigure({ column: column({}), hasLines: true }, lines(null, '120050'))).toBe('1200.50');
  expect(payslipFigure({ column: column({}), hasLines: true }, lines(null, null))).toBeNull();
  expect(payslipFigure({ column: column({}), hasLines: true }, [])).toBeNull();
});
