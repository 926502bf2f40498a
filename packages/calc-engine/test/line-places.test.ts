/** Where lines stand in the arrays of a chunk, and which employees have too many of them. */
import { expect, test } from 'vitest';
import { withLines } from '../src/codegen/buffers.ts';
import { type KernelInput, type OutputTable, specialise, verifySample } from '../src/index.ts';
import { column, data, definition, failures, field, formula, overtime, staff } from './line-support.ts';
import { compiled, february, name, type Table } from './support.ts';

test('rows that get another number of lines are blank, all others keep theirs, at their new places', () => {
  const table: OutputTable = {
    no: 3,
    v: [Float64Array.of(10, 11, 20, 30, 31, 32, 50), Float64Array.of(1, 2, 3, 4, 5, 6, 7)],
    t: [['a', 'b', 'c', 'd', null, 'f', 'g']],
    big: new Map(),
    // two lines, one, three, none, one
    first: Int32Array.of(0, 2, 3, 6, 6, 7),
    errorCount: new Uint16Array(7),
  };
  const moved = withLines(
    table,
    5,
    new Map([
      [1, 2],
      [3, 1],
    ]),
  );
  const blank = Number.NaN;
  expect([...(moved.first ?? [])]).toEqual([0, 2, 4, 7, 8, 9]);
  expect(moved.v.map((values) => [...values])).toEqual([
    [10, 11, blank, blank, 30, 31, 32, blank, 50],
    [1, 2, blank, blank, 4, 5, 6, blank, 7],
  ]);
  expect(moved.t).toEqual([['a', 'b', null, null, 'd', null, 'f', null, 'g']]);
  expect([moved.no, [...moved.errorCount]]).toEqual([3, [0, 0, 0, 0, 0, 0, 0, 0, 0]]);
  expect(() => withLines({ ...table, first: null }, 5, new Map())).toThrow();
});

test('a thousand lines are calculated, one more is not, whoever has them: the first, one in between, the last', () => {
  const union: Table = { code: 'U', kind: 'union', name: name('U'), of: ['Overtime', 'Staff'], columns: [column('Unit', 'text')] };
  const line = data('Line', [formula('Pay', 'money', 'Overtime.Hours * 2')], 'Overtime');
  const pay = data('Pay', [formula('Sum', 'money', 'SUM(Line.Pay)'), formula('All', 'integer', 'COUNT(U)')]);
  const program = compiled(definition({ ALL: [staff, overtime, line, union, pay] }));
  for (const counts of [[1_001, 1_000, 1], [1, 1_001, 1_001, 1_000], [1_000, 2, 1_001], [1_001]]) {
    const first = Int32Array.from([0, ...counts.map((_, row) => counts.slice(0, row + 1).reduce((sum, count) => sum + count, 0))]);
    const items = first.at(-1) ?? 0;
    const numbers = [new Float64Array(items).fill(50), new Float64Array(items)];
    const input: KernelInput = { rows: counts.length, tables: new Map([[2, { numbers, texts: [], first }]]) };
    const kernel = specialise(program, { period: february });
    const output = kernel.run(input);
    expect(verifySample(kernel, output, input, 1, counts.length)).toEqual([]);
    expect([...new Set(output.errors.map(({ row }) => row))]).toEqual(counts.flatMap((count, row) => (count > 1_000 ? [row] : [])));
    const paid = output.tables.at(-1);
    expect([...(paid?.v[0] ?? [])]).toEqual(counts.map((count) => (count > 1_000 ? Number.NaN : count * 100)));
  }
});

test('places of lines that do not rise from 0, or are too few, are refused with how many there must be', () => {
  const program = compiled(
    definition({ ALL: [staff, overtime, data('Pay', [formula('Sum', 'decimal', 'SUM(Overtime.Hours)', { scale: 2 })])] }),
  );
  const kernel = specialise(program, { period: february });
  const run = (...first: number[]) =>
    kernel.run({
      rows: 2,
      tables: new Map([[2, { numbers: [new Float64Array(9), new Float64Array(9)], texts: [], first: Int32Array.from(first) }]]),
    });
  for (const first of [
    [0, 2],
    [1, 2, 3],
    [0, 2, 1],
    [0, -1, 1],
  ])
    expect(() => run(...first)).toThrow('The lines of input table Overtime are not given as 3 rising places from 0.');
  for (const first of [
    [0, 0, 0],
    [0, 2, 3],
    [0, 2, 3, 1],
  ])
    expect(run(...first).errors).toEqual([]);
});

test('a group of a table with one row an employee has that row’s figures, for whoever reads it', () => {
  const byUnit: Table = {
    code: 'ByUnit',
    kind: 'pivot',
    name: name('By unit'),
    of: 'Staff',
    groupBy: ['EMPLOYEE', 'Unit'],
    columns: [
      column('Base', 'money', { aggregate: 'sum' as const, column: 'Base' }),
      column('Rows', 'integer', { aggregate: 'count' as const }),
    ],
  };
  const pay = data('Pay', [
    formula('Much', 'boolean', 'SUM(ByUnit.Base) > 5'),
    formula('Half', 'money', 'ROUND(SUM(ByUnit.Base) / 2, 0)'),
    formula('Rows', 'integer', 'SUM(ByUnit.Rows) * 10'),
  ]);
  const rows = {
    Staff: [
      { Base: 7, Unit: 'A' },
      { Base: -7, Unit: 'B' },
      { Base: 0, Unit: null },
    ],
  };
  const expected = [
    { Much: true, Half: 4, Rows: 10 },
    { Much: false, Half: -4, Rows: 10 },
    { Much: false, Half: 0, Rows: 10 },
  ];
  expect(failures({ ALL: [staff, byUnit, pay] }, rows, { Pay: expected })).toEqual([]);
});

test('rows of a union are equal by value, whatever the digits of their sources; texts and days are kept as they are', () => {
  const leave: Table = {
    code: 'Leave',
    kind: 'snapshot',
    lines: 'leave',
    name: name('Leave'),
    columns: [field('Days', 'integer'), field('Kind', 'text'), field('Day', 'date')],
  };
  const union: Table = {
    code: 'U',
    kind: 'union',
    name: name('U'),
    of: ['Overtime', 'Leave'],
    columns: [
      column('N', 'decimal', { scale: 2, from: { Overtime: 'Hours', Leave: 'Days' } }),
      column('Kind', 'text'),
      column('Day', 'date'),
    ],
    dedup: { by: ['N'], keep: 'first' },
  };
  const pay = data('Pay', [
    formula('Rows', 'integer', 'COUNT(U)'),
    formula('Sum', 'decimal', 'SUM(U.N)', { scale: 2 }),
    formula('Kinds', 'text', 'CONCAT(U.Kind, "+")'),
    formula('Day', 'date', 'LAST(U.Day)'),
  ]);
  const rows = {
    Overtime: [
      [
        { Hours: 2, Kind: 'a', Day: '2026-02-03' },
        { Hours: 1.5, Kind: 'b', Day: '2026-02-04' },
      ],
      [],
    ],
    Leave: [
      [
        { Days: 2, Kind: 'c', Day: '2026-02-05' },
        { Days: 100, Kind: 'd', Day: '2026-02-06' },
      ],
      [{ Days: 3, Kind: 'e', Day: '2026-02-07' }],
    ],
  };
  const expected = [
    { Rows: 3, Sum: 103.5, Kinds: 'a+b+d', Day: '2026-02-06' },
    { Rows: 1, Sum: 3, Kinds: 'e', Day: '2026-02-07' },
  ];
  expect(failures({ ALL: [overtime, leave, union, pay] }, rows, { Pay: expected })).toEqual([]);
});
