/** Whether the number of rows is a reason that is told: three employees of 1,000.00 with no, one and two rows of 8 hours of overtime. */
import { exactReader } from '@wagewright/contracts/format';
import { expect, test } from 'vitest';
import { type KernelInput, narrate, readRow } from '../src/index.ts';
import { data, definition, formula, overtime, rates, staff } from './line-support.ts';
import { compiled, february } from './support.ts';

const formulas = {
  Whole: 'IF(COUNT(Overtime) < 2, Staff.Base, SUM(Overtime.Hours) * 1)',
  Split: 'IF(COUNT(Overtime) > 1, SUM(Overtime.Hours) * 1, Staff.Base)',
  Fixed: 'IF(COUNT(Overtime) = 0, 7, SUM(Overtime.Hours) * 1)',
  Count: 'IF(COUNT(Overtime) > 1, Staff.Base * 2, Staff.Base)',
  Figure: 'IF(Staff.Base < 2000, Staff.Base, SUM(Overtime.Hours) * 1)',
};
const program = compiled(
  definition({
    ALL: [
      staff,
      overtime,
      rates,
      data(
        'Pay',
        Object.entries(formulas).map(([code, expression]) => formula(code, 'money', expression)),
      ),
    ],
  }),
);
const input: KernelInput = {
  rows: 3,
  tables: new Map([
    [1, { numbers: [Float64Array.of(100_000, 100_000, 100_000)], texts: [['A', 'A', 'A']] }],
    [
      2,
      {
        numbers: [Float64Array.of(800, 800, 800), Float64Array.of(20_500, 20_500, 20_500)],
        texts: [['weekday', 'weekday', 'weekday']],
        first: Int32Array.of(0, 0, 1, 3),
      },
    ],
  ]),
};

function told(column: string, rows: 0 | 1 | 2, language: 'en' | 'zh-CN' = 'en'): string {
  const options = { reader: exactReader(language), audience: 'payroll' } as const;
  return narrate(program, { period: february }, readRow(program, input, rows), { table: 'Pay', column }, options).sentences.join(' / ');
}

const sum = 'Because there are 2 rows in “Overtime”: the sum of Hours in “Overtime” (2 rows) 16 × 1 = 16.00';

test.each(['Whole', 'Split'])('%s: that nothing was divided is not told, that something was is', (column) => {
  expect([told(column, 0), told(column, 1), told(column, 2)]).toEqual([
    'Taken over as it is: Base 1,000.00',
    'Taken over as it is: Base 1,000.00',
    sum,
  ]);
  expect(told(column, 0, 'zh-CN')).toBe('直接取自 Base 1,000.00');
});

test('where the rule has only a constant for it, the number of rows is the reason', () => {
  expect(told('Fixed', 0)).toBe('Because there are no rows in “Overtime”: 7.00');
});

test('where no case looks at the rows, their number itself decides and is told', () => {
  expect(told('Count', 0)).toBe('Because there are no rows in “Overtime”: Base 1,000.00');
  expect(told('Count', 2)).toBe('Because there are 2 rows in “Overtime”: Base 1,000.00 × 2 = 2,000.00');
});

test('a condition on a figure is always told', () => {
  expect(told('Figure', 0)).toBe('Because Base 1,000.00 is below 2,000.00: Base 1,000.00');
});
