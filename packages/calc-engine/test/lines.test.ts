/** Lines of an employee: aggregates over them, tables per line, references to them. */
import { definitionLimits, employeeKey } from '@wagewright/contracts/definition';
import { describe, expect, test } from 'vitest';
import { specialise, verifySample } from '../src/index.ts';
import * as limits from '../src/tables/limits.ts';
import {
  column,
  data,
  definition,
  type Expected,
  failures,
  field,
  formula,
  hours,
  overtime,
  type Rows,
  rates,
  staff,
} from './line-support.ts';
import { compiled, february, name, type Table } from './support.ts';

test('the words and limits that the engine knows are those of the schema', () => {
  expect({ ...limits }).toEqual({ employeeKey, linesPerEmployeeMax: definitionLimits.linesPerEmployeeMax });
});

describe('aggregates over the lines of an employee', () => {
  const aggregates = data('Pay', [
    formula('All', 'decimal', 'SUM(Overtime.Hours)', { scale: 2 }),
    formula('Weekday', 'decimal', 'SUM(Overtime.Hours WHERE Overtime.Kind = "weekday")', { scale: 2 }),
    formula('Rows', 'integer', 'COUNT(Overtime)'),
    formula('Filled', 'integer', 'COUNT(Overtime.Hours)'),
    formula('Average', 'decimal', 'AVG(Overtime.Hours)', { scale: 4 }),
    formula('Least', 'decimal', 'MIN(Overtime.Hours)', { scale: 2 }),
    formula('Latest', 'date', 'MAX(Overtime.Day)'),
    formula('First', 'text', 'FIRST(Overtime.Kind)'),
    formula('Last', 'decimal', 'LAST(Overtime.Hours WHERE Overtime.Kind = "weekday")', { scale: 2 }),
    formula('Kinds', 'text', 'CONCAT(Overtime.Kind, "+")'),
    formula('Any', 'boolean', 'EXISTS(Overtime WHERE Overtime.Kind = "holiday")'),
    formula('Only', 'date', 'ONLY(Overtime.Day WHERE Overtime.Kind = "holiday")'),
    formula('Paid', 'decimal', 'SUM(Overtime.Hours * LOOKUP(Rates, Overtime.Kind, Factor) WHERE NOT(ISBLANK(Overtime.Hours)))', {
      scale: 2,
    }),
    formula(
      'Twice',
      'decimal',
      'SUM(Overtime.Hours * SUM(Rates.Factor WHERE Rates.Kind = Overtime.Kind) WHERE Overtime.Day < PERIOD_END)',
      {
        scale: 2,
      },
    ),
  ]);

  test('leave out blank values; of nothing the sum is zero and the rest blank', () => {
    const expected = [
      {
        All: 11.5,
        Weekday: 3.5,
        Rows: 3,
        Filled: 3,
        Average: 3.8333,
        Least: 1.5,
        Latest: '2026-02-17',
        First: 'weekday',
        Last: 1.5,
        Kinds: 'weekday+holiday+weekday',
        Any: true,
        Only: '2026-02-17',
        Paid: 29.25,
        Twice: 29.25,
      },
      {
        All: 0,
        Weekday: 0,
        Rows: 0,
        Filled: 0,
        Average: null,
        Least: null,
        Latest: null,
        First: null,
        Kinds: null,
        Any: false,
        Only: null,
      },
      { All: 0, Rows: 1, Filled: 0, Average: null, Least: null, First: 'holiday', Paid: 0, Twice: { error: 'BLANK_VALUE' } },
    ];
    expect(failures({ ALL: [overtime, rates, aggregates] }, hours, { Pay: expected })).toEqual([]);
  });

  test('a condition or value that fails makes the aggregate fail; more than one row is not ONLY one', () => {
    const pay = data('Pay', [
      formula('Fails', 'decimal', 'SUM(1 / Overtime.Hours)'),
      formula('Where', 'integer', 'COUNT(Overtime WHERE Overtime.Hours > 1)'),
      formula('Only', 'decimal', 'ONLY(Overtime.Hours)', { scale: 2 }),
    ]);
    const error = (code: string) => ({ error: code });
    const rows: Rows = { Overtime: [[{ Hours: 1 }, { Hours: 0 }], [{ Hours: null }], [{ Hours: 2 }]] };
    const expected = [
      { Fails: error('DIVISION_BY_ZERO'), Where: 0, Only: error('NOT_UNIQUE') },
      { Fails: error('BLANK_VALUE'), Where: error('BLANK_VALUE'), Only: null },
      { Fails: 0.5, Where: 1, Only: 2 },
    ];
    expect(failures({ ALL: [overtime, pay] }, rows, { Pay: expected })).toEqual([]);
  });
});

describe('a table per the lines of another', () => {
  test('reads its own line by bare names and by tables with the same lines, the employee’s row by other tables', () => {
    const lines = data(
      'Line',
      [
        formula('Rate', 'money', 'ROUND(Staff.Base / 168, 2)'),
        formula('Amount', 'money', 'Rate * Overtime.Hours * LOOKUP(Rates, Overtime.Kind, Factor)'),
        formula('Rank', 'integer', 'RANK(Overtime.Hours, Overtime.Hours)'),
        formula('SoFar', 'decimal', 'SUM(Overtime.Hours WHERE Overtime.Day <= Today)', { scale: 2 }),
        formula('Today', 'date', 'Overtime.Day'),
        formula('Share', 'decimal', 'SHARE(Overtime.Hours, Overtime.Hours)', { scale: 4 }),
      ],
      'Overtime',
    );
    const more = data('More', [formula('Doubled', 'money', 'Line.Amount * 2')], 'Line');
    const pay = data('Pay', [formula('Total', 'money', 'SUM(Line.Amount)'), formula('Both', 'money', 'SUM(More.Doubled - Line.Amount)')]);
    const rows: Rows = { Staff: [{ Base: 16800 }, { Base: 8400 }], Overtime: [hours['Overtime']?.[0] ?? [], []] };
    const expected: Expected = {
      Line: [
        [
          { Amount: 300, Rank: 2, SoFar: 2, Share: 0.1739 },
          { Amount: 2400, Rank: 1, SoFar: 11.5 },
          { Amount: 225, Rank: 3, SoFar: 3.5 },
        ],
        [],
      ],
      More: [[{ Doubled: 600 }, { Doubled: 4800 }, { Doubled: 450 }], []],
      Pay: [
        { Total: 2925, Both: 2925 },
        { Total: 0, Both: 0 },
      ],
    };
    expect(failures({ ALL: [staff, overtime, rates, lines, more, pay] }, rows, expected)).toEqual([]);
  });

  test('segments of a period: a raise in the middle gives two lines that sum, and their working days sum too', () => {
    const segments: Table = {
      code: 'Parts',
      kind: 'snapshot',
      lines: 'segments',
      name: name('Parts'),
      columns: [field('From', 'date'), field('To', 'date'), field('Base', 'money')],
    };
    const split = data(
      'Split',
      [
        formula('Days', 'integer', 'WORKDAYS(Parts.From, Parts.To)'),
        formula('Pay', 'money', 'PRORATE(Parts.Base, WORKING, Parts.From, Parts.To)'),
      ],
      'Parts',
    );
    const pay = data('Pay', [formula('Gross', 'money', 'SEGMENTS(Split.Pay)'), formula('Days', 'integer', 'SEGMENTS(Split.Days)')]);
    const rows: Rows = {
      Parts: [
        [
          { From: '2026-02-01', To: '2026-02-10', Base: 7500 },
          { From: '2026-02-11', To: '2026-02-28', Base: 9000 },
        ],
      ],
    };
    const expected: Expected = {
      Split: [
        [
          { Days: 7, Pay: 3500 },
          { Days: 8, Pay: 4800 },
        ],
      ],
      Pay: [{ Gross: 8300, Days: 15 }],
    };
    expect(failures({ ALL: [segments, split, pay] }, rows, expected)).toEqual([]);
  });
});

test('an employee with more lines than the limit is not calculated, and holds nobody up', () => {
  const line = data('Line', [formula('Rank', 'integer', 'RANK(Overtime.Hours, Overtime.Hours)')], 'Overtime');
  const union: Table = { code: 'U', kind: 'union', name: name('U'), of: ['Overtime', 'Staff'], columns: [column('Unit', 'text')] };
  const pay = data('Pay', [formula('Sum', 'integer', 'SUM(Line.Rank)'), formula('All', 'integer', 'COUNT(U)')]);
  const program = compiled(definition({ ALL: [staff, overtime, line, union, pay] }));
  const counts = [2, 100_000, 1_000, 0];
  const first = Int32Array.from([0, 2, 100_002, 101_002, 101_002]);
  const numbers = [Float64Array.from({ length: 101_002 }, (_, index) => index), new Float64Array(101_002)];
  const input = { rows: counts.length, tables: new Map([[2, { numbers, texts: [], first }]]) };
  const kernel = specialise(program, { period: february });
  const output = kernel.run(input);
  expect(verifySample(kernel, output, input, 1, 4)).toEqual([]);
  expect(output.errors.map(({ row, column: of, code, parameters }) => ({ of: `${row} ${of}`, code, parameters }))).toEqual([
    { of: '1 Sum', code: 'TOO_MANY_LINES', parameters: { table: 'Overtime', lines: '100000', most: '1000' } },
    { of: '1 All', code: 'TOO_MANY_LINES', parameters: { table: 'Overtime', lines: '100000', most: '1000' } },
  ]);
  const [lines, united, paid] = output.tables;
  expect([...(lines?.first ?? [])]).toEqual([0, 2, 2, 1_002, 1_002]);
  expect([...(united?.first ?? [])]).toEqual([0, 3, 3, 1_004, 1_005]);
  expect([...(paid?.v[0] ?? [])]).toEqual([3, Number.NaN, 500_500, 0]);
});

describe('references', () => {
  const reference = (code: string, table: string, of: string, match: Record<string, string>, dedup?: string, rest = {}) => ({
    ...column(code, 'decimal', { scale: 2, blank: 'keep' as const, ...rest }),
    reference: { table, column: of, match, ...(dedup === undefined ? {} : { dedup: dedup as 'sum' }) },
  });

  test('each way to deal with more than one row', () => {
    const weekday = { Kind: '"weekday"' };
    const pay = data('Pay', [
      ...['first', 'last', 'sum', 'min', 'max', 'error'].map((dedup) => reference(dedup, 'Overtime', 'Hours', weekday, dedup)),
      { ...reference('count', 'Overtime', 'Hours', weekday, 'count'), type: 'integer', scale: 0 },
      reference('holiday', 'Overtime', 'Hours', { Kind: '"holiday"', Day: 'DATE(2026, 2, 17)' }, 'error'),
    ]);
    const expected = [
      { first: 2, last: 1.5, sum: 3.5, min: 1.5, max: 2, error: { error: 'NOT_UNIQUE' }, count: 2, holiday: 8 },
      { first: null, last: null, sum: 0, min: null, max: null, error: null, count: 0, holiday: null },
      { first: null, holiday: null },
    ];
    expect(failures({ ALL: [overtime, pay] }, hours, { Pay: expected })).toEqual([]);
  });

  test('no row: blank among an employee’s lines and groups, an error in a parameter table', () => {
    const byUnit: Table = {
      code: 'ByUnit',
      kind: 'pivot',
      name: name('By unit'),
      of: 'Staff',
      groupBy: ['Unit'],
      columns: [column('Total', 'money', { aggregate: 'sum' as const, column: 'Base' })],
    };
    const pay = data('Pay', [
      reference('Law', 'Rates', 'Factor', { Kind: 'Staff.Unit' }),
      reference('LawFirst', 'Rates', 'Factor', { Factor: '9' }, 'first'),
      { ...reference('Team', 'ByUnit', 'Total', { Unit: '"A" & "A"' }), type: 'money' },
      { ...reference('Own', 'ByUnit', 'Total', { Unit: 'Staff.Unit' }), type: 'money' },
    ]);
    const rows: Rows = {
      Staff: [
        { Base: 5, Unit: 'B' },
        { Base: 7, Unit: 'holiday' },
        { Base: 1, Unit: null },
      ],
    };
    const missing = { error: 'MISSING_ROW' };
    const expected = [
      { Law: missing, LawFirst: missing, Team: null, Own: 5 },
      { Law: 3, LawFirst: missing, Team: null, Own: 7 },
      { Own: null },
    ];
    expect(failures({ ALL: [staff, rates, byUnit, pay] }, rows, { Pay: expected })).toEqual([]);
  });
});
