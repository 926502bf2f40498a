/** Explanations over lines: an aggregate lists the rows it walked with what each gave. */
import { describe, expect, test } from 'vitest';
import { calculateAll, type ExplainNode, explain, type KernelInput, type Program, readRow } from '../src/index.ts';
import { column, data, definition, formula, overtime, rates, staff } from './line-support.ts';
import { compiled, february, name, type Table } from './support.ts';

const lines = data('Line', [formula('Amount', 'money', 'Overtime.Hours * LOOKUP(Rates, Overtime.Kind, Factor)')], 'Overtime');
const byUnit: Table = {
  code: 'ByUnit',
  kind: 'pivot',
  name: name('By unit'),
  of: 'Pay',
  groupBy: ['Unit'],
  columns: [column('Total', 'money', { aggregate: 'sum' as const, column: 'Sum' })],
};
const byKind: Table = {
  code: 'ByKind',
  kind: 'pivot',
  name: name('By kind'),
  of: 'Overtime',
  groupBy: ['EMPLOYEE', 'Kind'],
  columns: [column('Hours', 'decimal', { scale: 2, aggregate: 'sum' as const, column: 'Hours' })],
};
const pay = data('Pay', [
  formula('Sum', 'money', 'SUM(Line.Amount WHERE Overtime.Kind <> "none") + 1'),
  formula('Unit', 'text', 'Staff.Unit'),
  formula('Rows', 'integer', 'COUNT(Overtime)'),
]);
const late = data('Late', [
  formula('Share', 'decimal', 'Pay.Sum / LOOKUP(ByUnit, Pay.Unit, Total)', { scale: 2 }),
  formula('Top', 'money', 'MAX(ByUnit.Total)'),
]);
const program: Program = compiled(
  definition({
    ALL: [staff, overtime, rates, lines, pay, byKind, byUnit, late],
  }),
);

const first = Int32Array.of(0, 3, 3, 63);
const kinds = ['weekday', 'none', 'holiday', ...Array.from({ length: 60 }, () => 'weekday')];
const input: KernelInput = {
  rows: 3,
  tables: new Map([
    [1, { numbers: [Float64Array.of(100, 200, 300)], texts: [['A', 'A', 'B']] }],
    [
      2,
      {
        numbers: [Float64Array.from(kinds, (_, index) => (index + 1) * 100), Float64Array.from(kinds, () => 20_500)],
        texts: [kinds],
        first,
      },
    ],
  ]),
};
const { shared } = calculateAll(program, { period: february }, input);

function explained(row: number, table: string, code: string, line = 0): ExplainNode {
  return explain(program, { period: february, shared }, readRow(program, input, row), { table, column: code, line });
}

const childTexts = (node: ExplainNode): string[] => node.children.map(({ text, value }) => `${text} = ${value}`);

describe('an aggregate', () => {
  test('shows the rows that fit, with what each gave and how', () => {
    const root = explained(0, 'Pay', 'Sum');
    expect(root).toMatchObject({ kind: 'column', value: '11.50', text: 'SUM(Line.Amount WHERE Overtime.Kind <> "none") + 1' });
    const [sum] = root.children;
    expect(sum).toMatchObject({ text: 'SUM(Line.Amount WHERE Overtime.Kind <> "none")', value: '10.5' });
    expect(sum && childTexts(sum)).toEqual(['Line 1 = 1.5', 'Line 3 = 9']);
    const [, third] = sum?.children ?? [];
    const amount = third?.children.find((node) => node.column === 'Amount');
    expect(amount).toMatchObject({ kind: 'column', table: 'Line', value: '9.00' });
    expect(amount?.children.find((node) => node.tableRow)?.tableRow).toMatchObject({ table: 'Rates', cells: { Factor: '3' } });
  });

  test('of many rows shows fifty and says how many more', () => {
    const [sum] = explained(2, 'Pay', 'Sum').children;
    expect(sum?.children).toHaveLength(51);
    expect(sum?.children.at(-1)?.text).toBe('… and 10 more');
  });

  test('of no rows shows none', () => {
    const [sum] = explained(1, 'Pay', 'Sum').children;
    expect(sum).toMatchObject({ value: '0', children: [] });
  });
});

test('each line of a table explains for itself', () => {
  expect(explained(0, 'Line', 'Amount', 2)).toMatchObject({ value: '9.00' });
  expect(() => explained(0, 'Line', 'Amount', 3)).toThrow('Line has no line 3 for this employee.');
  expect(explained(0, 'Overtime', 'Hours', 1)).toMatchObject({ kind: 'input', value: '2.00' });
});

test('a pivot’s cell shows the rows of its group', () => {
  const root = explained(0, 'ByKind', 'Hours', 1);
  expect(root).toMatchObject({ value: '2.00', text: 'SUM(Overtime.Hours)' });
  expect(childTexts(root)).toEqual(['Overtime 2 = 2']);
  expect(explained(0, 'ByKind', 'Kind', 1)).toMatchObject({ value: 'none' });
});

test('a table over all employees is shown by the row that was hit', () => {
  const share = explained(0, 'Late', 'Share');
  const hit = share.children.find((node) => node.tableRow);
  expect(hit?.tableRow).toMatchObject({
    table: 'ByUnit',
    row: 1,
    cells: { Unit: 'A', Total: '12.5' },
    source: 'all employees of this run',
  });
  const top = explained(0, 'Late', 'Top');
  expect(childTexts(top).map((text) => text.split(' = ')[0])).toEqual(['ByUnit 1', 'ByUnit 2']);
});
