/** Tables over all employees, and the stages between which they are made. */
import { describe, expect, test } from 'vitest';
import { aggregateShared, evaluateRow, type SharedTables } from '../src/index.ts';
import { column, data, definition, type Expected, failures, field, formula, type Rows, staff } from './line-support.ts';
import { compiled, errorsOf, february, name, type Table } from './support.ts';

describe('tables over all employees', () => {
  const pivot = (code: string, of: string, groupBy: string[], columns: Extract<Table, { kind: 'pivot' }>['columns']): Table => ({
    code,
    kind: 'pivot',
    name: name(code),
    of,
    groupBy,
    columns,
  });
  const sum = (code: string, of: string, aggregate: 'sum' | 'average' | 'count' | 'max' = 'sum', rest = {}) =>
    column(code, aggregate === 'count' ? 'integer' : 'money', { aggregate, ...(of ? { column: of } : {}), ...rest });
  const pay = data('Pay', [formula('Amount', 'money', 'Staff.Base * 2'), formula('Unit', 'text', 'Staff.Unit')]);
  const byUnit = pivot('ByUnit', 'Pay', ['Unit'], [sum('Total', 'Amount'), sum('Heads', '', 'count'), sum('Mean', 'Amount', 'average')]);
  const whole = pivot('Whole', 'ByUnit', [], [sum('Total', 'Total'), sum('Most', 'Total', 'max'), sum('Units', '', 'count')]);
  const share = data('Share', [
    formula('OfUnit', 'decimal', 'SAFE_DIV(Pay.Amount, LOOKUP(ByUnit, Pay.Unit, Total))', { scale: 4 }),
    formula('OfAll', 'decimal', 'Pay.Amount / Whole.Total', { scale: 4 }),
    formula('Place', 'integer', 'RANK(Pay.Amount, ByUnit.Total)'),
    formula('Above', 'text', 'CONCAT(ByUnit.Unit, "," WHERE ByUnit.Total > Pay.Amount)'),
  ]);
  const top = pivot('Top', 'Share', ['Place'], [sum('Shares', 'OfAll', 'sum', { type: 'decimal', scale: 2 })]);
  const last = data('Last', [formula('Best', 'decimal', 'FIRST(Top.Shares)', { scale: 2 })]);
  const rows: Rows = {
    Staff: [
      { Base: 10, Unit: 'B' },
      { Base: 20, Unit: 'A' },
      { Base: 30.01, Unit: 'B' },
      { Base: 40, Unit: null },
    ],
  };

  test('are made between two stages, and read by LOOKUP, by name and row by row', () => {
    const program = compiled(definition({ ONE: [staff, pay, byUnit, whole], TWO: [share, top], THREE: [last] }));
    expect(program.stages).toBe(3);
    expect(program.tables.map(({ code, stage, lines }) => `${code} ${stage} ${lines}`)).toEqual([
      'Staff 0 one',
      'Pay 0 one',
      'ByUnit 0 shared',
      'Whole 0 shared',
      'Share 1 one',
      'Top 1 shared',
      'Last 2 one',
    ]);
    const expected: Expected = {
      ByUnit: [
        { Unit: 'A', Total: 40, Heads: 1, Mean: 40 },
        { Unit: 'B', Total: 80.02, Heads: 2, Mean: 40.01 },
        { Unit: null, Total: 80, Heads: 1 },
      ],
      Whole: [{ Total: 200.02, Most: 80.02, Units: 3 }],
      Share: [
        { OfUnit: 0.2499, OfAll: 0.1, Place: 4, Above: 'A,B' },
        { OfUnit: 1, OfAll: 0.2, Place: 3, Above: 'B' },
        { OfUnit: 0.7501, OfAll: 0.3001, Place: 3, Above: 'B' },
        { OfUnit: { error: 'BLANK_VALUE' }, OfAll: 0.4, Place: 2, Above: 'B' },
      ],
      Top: [
        { Place: 2, Shares: 0.4 },
        { Place: 3, Shares: 0.5 },
        { Place: 4, Shares: 0.1 },
      ],
      Last: [{ Best: 0.4 }],
    };
    expect(failures({ ONE: [staff, pay, byUnit, whole], TWO: [share, top], THREE: [last] }, rows, expected)).toEqual([]);
  });

  test('a failed cell of one employee fails what needs his group, and nobody else', () => {
    const risky = data('Pay', [formula('Amount', 'money', '100 / Staff.Base'), formula('Unit', 'text', 'Staff.Unit')]);
    const given: Rows = {
      Staff: [
        { Base: 1, Unit: 'A' },
        { Base: 0, Unit: 'B' },
        { Base: 2, Unit: 'B' },
      ],
    };
    const failed = { error: 'DEPENDS_ON_ERROR' };
    const reader = data('Reader', [
      formula('OfUnit', 'decimal', 'LOOKUP(ByUnit, Pay.Unit, Total)'),
      formula('All', 'money', 'SUM(ByUnit.Total)'),
    ]);
    const expected: Expected = {
      ByUnit: [
        { Unit: 'A', Total: 100, Heads: 1 },
        { Unit: 'B', Total: failed, Heads: 2 },
      ],
      Reader: [
        { OfUnit: 100, All: failed },
        { OfUnit: failed, All: failed },
        { OfUnit: failed, All: failed },
      ],
    };
    expect(failures({ ALL: [staff, risky, byUnit, reader] }, given, expected)).toEqual([]);
  });

  test('are found by all the columns of their groups, whatever their kinds', () => {
    const facts: Table = {
      code: 'Facts',
      kind: 'snapshot',
      name: name('Facts'),
      columns: [
        field('Unit', 'text'),
        field('Grade', 'integer'),
        field('Since', 'date'),
        field('Remote', 'boolean'),
        field('Base', 'money'),
      ],
    };
    const grouped = pivot('Grouped', 'Facts', ['Unit', 'Grade', 'Since', 'Remote'], [sum('Total', 'Base'), sum('Heads', '', 'count')]);
    const found = data('Found', [
      formula('Total', 'money', 'LOOKUP(Grouped, Facts.Unit, Facts.Grade, Facts.Since, Facts.Remote, Total)'),
      formula('Other', 'integer', 'LOOKUP(Grouped, Facts.Unit, Facts.Grade + 1, Facts.Since, Facts.Remote, Heads)'),
      {
        ...column('Referred', 'money', { blank: 'keep' as const }),
        reference: {
          table: 'Grouped',
          column: 'Total',
          match: { Remote: 'NOT(Facts.Remote)', Unit: 'Facts.Unit', Grade: 'Facts.Grade', Since: 'Facts.Since' },
        },
      },
    ]);
    const person = (Unit: string, Grade: number, Since: string, Remote: boolean, Base: number) => ({ Unit, Grade, Since, Remote, Base });
    const given: Rows = {
      Facts: [
        person('A', 1, '2020-01-01', true, 10),
        person('A', 1, '2020-01-01', true, 20),
        person('A', 2, '2020-01-01', true, 40),
        person('A', 1, '2020-01-01', false, 80),
        person('A', 1, '2021-01-01', true, 160),
        person('B', 1, '2020-01-01', true, 320),
        person('B', 2, '2020-01-01', true, 640),
      ],
    };
    const missing = { error: 'MISSING_ROW' };
    const expected: Expected = {
      Found: [
        { Total: 30, Other: 1, Referred: 80 },
        { Total: 30, Other: 1, Referred: 80 },
        { Total: 40, Other: missing, Referred: null },
        { Total: 80, Other: missing, Referred: 30 },
        { Total: 160, Other: missing, Referred: null },
        { Total: 320, Other: 1 },
        { Total: 640, Other: missing },
      ],
    };
    expect(failures({ ALL: [facts, grouped, found] }, given, expected)).toEqual([]);
  });

  test('a union of them keeps their order', () => {
    const again = pivot('Again', 'Staff', ['Unit'], [sum('Total', 'Base')]);
    const both: Table = {
      code: 'Both',
      kind: 'union',
      name: name('Both'),
      of: ['ByUnit', 'Again'],
      columns: [column('Unit', 'text'), column('Total', 'money')],
    };
    const expected: Expected = {
      Both: [{ Unit: 'A', Total: 40 }, { Total: 80.02 }, { Total: 80 }, { Unit: 'A', Total: 20 }, { Total: 40.01 }, { Total: 40 }],
    };
    expect(failures({ ALL: [staff, pay, byUnit, again, both] }, rows, expected)).toEqual([]);
  });

  test('one employee is calculated as far as the tables that are given allow', () => {
    const program = compiled(definition({ ONE: [staff, pay, byUnit, whole], TWO: [share, top], THREE: [last] }));
    const employee = { tables: new Map([[1, { lines: [{ v: [1_000n], t: ['B'] }] }]]) };
    const calculated = (shared: SharedTables): string[] =>
      [...evaluateRow(program, { period: february, shared }, employee).keys()].map((no) => program.tables[no - 1]?.code ?? '');
    const groups = (...totals: bigint[]) => totals.map((total) => ({ v: [total, 1n, total], t: ['B'], failed: [] }));
    expect(calculated(new Map())).toEqual(['Pay']);
    const unit = new Map([[3, groups(8_000n)]]);
    expect(evaluateRow(program, { period: february, shared: unit }, employee).get(5)?.[0]?.get('OfUnit')).toMatchObject({ minor: 2_500n });
    const both = new Map([...unit, [4, groups(20_000n)]] as const);
    expect(calculated(both)).toEqual(['Pay', 'Share']);
    expect(() => aggregateShared(program, 2, new Map())).toThrow('Table 2 is not a table over all employees.');
    expect(() => aggregateShared(program, 3, new Map())).toThrow('The rows of table Pay are missing.');
  });

  test('circles through them, and steps in the wrong order, are found', () => {
    const circle = data('Pay', [
      formula('Amount', 'money', 'Staff.Base'),
      formula('Unit', 'text', 'Staff.Unit'),
      formula('X', 'money', 'SUM(ByUnit.Total)'),
    ]);
    expect(errorsOf(definition({ ALL: [staff, circle, byUnit] }))).toMatchObject([
      { code: 'CYCLE', message: 'Tables need each other in a circle: ByUnit → Pay → ByUnit.', table: 'Pay' },
    ]);
    expect(errorsOf(definition({ ONE: [staff, share], TWO: [pay, byUnit, whole] }))[0]).toMatchObject({
      code: 'STEP_ORDER',
      table: 'Share',
      column: 'OfUnit',
    });
  });
});
