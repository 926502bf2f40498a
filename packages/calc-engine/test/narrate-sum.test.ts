/** The sum of a column's lines: an employee of 8 hours on a weekday and 4 on a holiday, at 1.5 and 3; another of one line. */
import { exactReader } from '@wagewright/contracts/format';
import { expect, test } from 'vitest';
import { type KernelInput, narrateSum, readRow } from '../src/index.ts';
import { data, definition, formula, overtime, rates, staff } from './line-support.ts';
import { compiled, february } from './support.ts';

const lines = data('Line', [formula('Amount', 'money', 'Overtime.Hours * LOOKUP(Rates, Overtime.Kind, Factor)')], 'Overtime');
const program = compiled(definition({ ALL: [staff, overtime, rates, lines] }));
const input: KernelInput = {
  rows: 3,
  tables: new Map([
    [1, { numbers: [Float64Array.of(100, 100, 100)], texts: [['A', 'A', 'A']] }],
    [
      2,
      {
        numbers: [Float64Array.of(800, 400, 200), Float64Array.of(20_500, 20_501, 20_500)],
        texts: [['weekday', 'holiday', 'weekday']],
        first: Int32Array.of(0, 2, 3, 3),
      },
    ],
  ]),
};
const tell = (row: number, language: 'en' | 'zh-CN') =>
  narrateSum(
    program,
    { period: february },
    readRow(program, input, row),
    { table: 'Line', column: 'Amount' },
    {
      reader: exactReader(language),
      audience: 'employee',
    },
  );

test('says the sum, and each line with its own formula', () => {
  const story = tell(0, 'en');
  expect(story).toMatchObject({
    name: 'Amount',
    value: '24.00',
    shown: '24.00',
    sentences: ['The sum of Amount in “Line” (2 rows) 24.00'],
  });
  expect(story.children.map(({ name, shown, sentences }) => [name, shown, sentences[0]])).toEqual([
    ['Line, row 1', '12.00', 'Hours 8 × Factor 1.5 = 12.00'],
    ['Line, row 2', '12.00', 'Hours 4 × Factor 3 = 12.00'],
  ]);
});

test('in Chinese', () => {
  const story = tell(0, 'zh-CN');
  expect(story.sentences).toEqual(['“Line”2 行 Amount 合计 24.00']);
  expect(story.children.map(({ name }) => name)).toEqual(['Line第 1 行', 'Line第 2 行']);
});

test('of one line it is the line’s own story; of none there is nothing to tell', () => {
  expect(tell(1, 'en').sentences).toEqual(['Hours 2 × Factor 1.5 = 3.00']);
  expect(() => tell(2, 'en')).toThrow(RangeError);
});
