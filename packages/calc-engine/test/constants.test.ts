/** Columns that are a constant, and tables that are made of other tables: what is read, what is refused and where. */
import { expect, test } from 'vitest';
import { constantToMinor, parseCell, runDefinitionTests } from '../src/index.ts';
import { column, data, definition, formula, overtime, staff, type Type } from './line-support.ts';
import { compiled, definitionOf, errorsOf, name, type Table, withTables } from './support.ts';

const constant = (type: Type, value: string | number | boolean, more: object = {}): Table =>
  data('Pay', [{ code: 'X', name: name('X'), type, constant: value, ...more }]);

test.each<[Type, string | number | boolean, object]>([
  ['money', 12.5, {}],
  ['money', '12.50', {}],
  ['decimal', 0.123456, {}],
  ['decimal', '-0.5', {}],
  ['integer', 7, {}],
  ['date', '2026-01-31', {}],
  ['text', 'night', {}],
  ['boolean', true, {}],
  ['boolean', false, {}],
])('a %s may be %s everywhere', (type, value) => {
  const rows = { Staff: [{}] };
  const program = compiled(definition({ ALL: [staff, constant(type, value)] }, [{ rows, expect: { Pay: [{ X: value }] } }]));
  expect(runDefinitionTests(program)).toEqual([{ name: 'case 1', passed: true, failures: [] }]);
});

test.each<[Type, string | number | boolean]>([
  ['integer', 7.5],
  ['integer', 'seven'],
  ['date', '2026-02-30'],
  ['date', 5],
  ['money', 'much'],
  ['decimal', true],
  ['boolean', 'yes'],
  ['text', ''],
])('a %s may not be %s', (type, value) => {
  expect(errorsOf(definition({ ALL: [staff, constant(type, value)] })).map(({ code, column: of }) => `${code} ${of}`)).toEqual([
    'CONSTANT_VALUE X',
  ]);
});

const total = (of: string): Table => ({
  code: 'Total',
  kind: 'pivot',
  name: name('Total'),
  of,
  groupBy: [],
  columns: [column('Sum', 'money', { aggregate: 'sum' as const, column: 'X' })],
});
const both = (of: string[]): Table => ({ code: 'Both', kind: 'union', name: name('Both'), of, columns: [column('X', 'money')] });

test.each([
  ['a pivot of a table that is not there', total('Nothing')],
  ['a pivot of itself', total('Total')],
  ['a union with a table that is not there', both(['Result', 'Nothing'])],
  ['a union with itself', both(['Result', 'Both'])],
])('%s is refused, and says so of the table', (_title, table) => {
  const plain = definitionOf([{ ...column('X', 'money'), expression: '1' }]);
  const errors = errorsOf(withTables(plain, [table]));
  expect(errors.length).toBeGreaterThan(0);
  expect(new Set(errors.map(({ table: of }) => of))).toEqual(new Set([table.code]));
});

test.each<[Type, string | number | boolean, number, bigint | null]>([
  ['money', 12.5, 2, 1250n],
  ['money', '-0.01', 2, -1n],
  ['decimal', 0.000001, 6, 1n],
  ['integer', 7, 0, 7n],
  ['date', '1970-01-02', 0, 1n],
  ['boolean', true, 0, 1n],
  ['boolean', false, 0, 0n],
  ['text', 'night', 0, null],
])('a %s of %s is stored with %i digits as %s', (type, value, scale, minor) => {
  const cell = parseCell(value, type, scale);
  expect(cell.ok && cell.value && constantToMinor(cell.value, scale)).toBe(minor);
});

test.each([
  ['Pay.Gross', []],
  ['Pay.Label', ['BALANCE_COLUMN']],
  ['Line.Amount', ['BALANCE_COLUMN']],
  ['Staff.Base', ['BALANCE_COLUMN']],
])('a balance from %s: a number of a calculated table with one row an employee, else it is refused', (from, codes) => {
  const pay = data('Pay', [formula('Gross', 'money', 'Staff.Base'), formula('Label', 'text', 'Staff.Unit')]);
  const line = data('Line', [formula('Amount', 'money', 'Overtime.Hours * 2')], 'Overtime');
  const given = {
    ...definition({ ALL: [staff, overtime, line, pay] }),
    balances: [{ code: 'GROSS', name: name('Gross'), scale: 2, from }],
  };
  expect(errorsOf(given).map(({ code }) => code)).toEqual(codes);
});
