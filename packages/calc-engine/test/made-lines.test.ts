/** Unions and pivots of an employee, and what a table cannot be. */
import { employeeKey } from '@wagewright/contracts/definition';
import { describe, expect, test } from 'vitest';
import { column, data, definition, type Expected, failures, formula, hours, overtime, type Rows, rates, staff } from './line-support.ts';
import { errorsOf, name, type Table } from './support.ts';

describe('unions and pivots of an employee', () => {
  const extra: Table = {
    code: 'Extra',
    kind: 'parameter',
    input: 'lines',
    name: name('Extra'),
    columns: [column('Kind', 'text'), column('Amount', 'money'), column('Note', 'text')],
  };
  const bonus: Table = { code: 'Bonus', kind: 'parameter', input: 'employee', name: name('Bonus'), columns: [column('Amount', 'money')] };
  const union = (rest = {}): Table => ({
    code: 'Items',
    kind: 'union',
    name: name('Items'),
    of: ['Overtime', 'Extra', 'Bonus'],
    columns: [column('Kind', 'text'), { ...column('Amount', 'money'), from: { Overtime: 'Hours' } }],
    ...rest,
  });
  const byKind: Table = {
    code: 'ByKind',
    kind: 'pivot',
    name: name('By kind'),
    of: 'Items',
    groupBy: [employeeKey, 'Kind'],
    columns: [
      column('Sum', 'money', { aggregate: 'sum' as const, column: 'Amount' }),
      column('Mean', 'decimal', { scale: 3, aggregate: 'average' as const, column: 'Amount' }),
      column('Most', 'money', { aggregate: 'max' as const, column: 'Amount' }),
      column('Rows', 'integer', { aggregate: 'count' as const }),
      column('Filled', 'integer', { aggregate: 'count' as const, column: 'Amount' }),
    ],
  };
  const rows: Rows = {
    Overtime: [
      [
        { Kind: 'weekday', Hours: 2 },
        { Kind: 'holiday', Hours: 8 },
      ],
      [],
    ],
    Extra: [
      [
        { Kind: 'weekday', Amount: 10 },
        { Kind: 'weekday', Amount: null },
      ],
      [{ Kind: 'gift', Amount: 1 }],
    ],
    Bonus: [{ Amount: 100 }, {}],
  };

  test('a union keeps the order of its tables; a pivot has a line for each key, in order, blank last', () => {
    const pay = data('Pay', [formula('Total', 'money', 'SUM(ByKind.Sum)'), formula('Kinds', 'text', 'CONCAT(ByKind.Kind)')]);
    const expected: Expected = {
      Items: [
        [{ Kind: 'weekday', Amount: 2 }, { Amount: 8 }, { Kind: 'weekday', Amount: 10 }, { Amount: null }, { Kind: null, Amount: 100 }],
        [
          { Kind: 'gift', Amount: 1 },
          { Kind: null, Amount: null },
        ],
      ],
      ByKind: [
        [
          { Kind: 'holiday', Sum: 8, Mean: 8, Most: 8, Rows: 1, Filled: 1 },
          { Kind: 'weekday', Sum: 12, Mean: 6, Most: 10, Rows: 3, Filled: 2 },
          { Kind: null, Sum: 100, Rows: 1 },
        ],
        [
          { Kind: 'gift', Sum: 1 },
          { Kind: null, Sum: 0, Mean: null, Most: null, Rows: 1, Filled: 0 },
        ],
      ],
      Pay: [{ Total: 120, Kinds: 'holidayweekday' }, { Total: 1 }],
    };
    expect(failures({ ALL: [overtime, extra, bonus, union(), byKind, pay] }, rows, expected)).toEqual([]);
  });

  test('of rows that agree the first or the last is kept', () => {
    const kept = (keep: 'first' | 'last') => union({ dedup: { by: ['Kind'], keep } });
    const first: Expected = {
      Items: [
        [{ Amount: 2 }, { Amount: 8 }, { Amount: 100 }],
        [{ Amount: 1 }, { Amount: null }],
      ],
    };
    const last: Expected = {
      Items: [
        [{ Amount: 8 }, { Amount: null }, { Amount: 100 }],
        [{ Amount: 1 }, { Amount: null }],
      ],
    };
    expect(failures({ ALL: [overtime, extra, bonus, kept('first')] }, rows, first)).toEqual([]);
    expect(failures({ ALL: [overtime, extra, bonus, kept('last')] }, rows, last)).toEqual([]);
  });

  test('a failed cell fails its group’s aggregates of that column, a failed key the cells of its group', () => {
    const lines = data(
      'Line',
      [formula('Kind', 'text', 'IF(Overtime.Hours = 7, ERROR("seven"), Overtime.Kind)'), formula('Amount', 'money', '10 / Overtime.Hours')],
      'Overtime',
    );
    const pivot: Table = { ...byKind, of: 'Line' } as Table;
    const given: Rows = {
      Overtime: [
        [
          { Kind: 'a', Hours: 1 },
          { Kind: 'b', Hours: 0 },
        ],
        [
          { Kind: 'a', Hours: 1 },
          { Kind: 'c', Hours: 7 },
        ],
      ],
    };
    const failed = { error: 'DEPENDS_ON_ERROR' };
    const expected: Expected = {
      ByKind: [
        [
          { Kind: 'a', Sum: 10, Rows: 1 },
          { Kind: 'b', Sum: failed, Filled: failed, Rows: 1 },
        ],
        [
          { Kind: 'a', Sum: 10, Rows: 1 },
          { Kind: failed, Sum: failed, Rows: failed },
        ],
      ],
    };
    expect(failures({ ALL: [overtime, lines, pivot] }, given, expected)).toEqual([]);
  });

  test('a pivot by employee alone has one row', () => {
    const total: Table = {
      code: 'Total',
      kind: 'pivot',
      name: name('Total'),
      of: 'Overtime',
      groupBy: [employeeKey],
      columns: [
        column('Hours', 'decimal', { scale: 1, aggregate: 'sum' as const, column: 'Hours' }),
        column('Rows', 'integer', { aggregate: 'count' as const }),
      ],
    };
    const pay = data('Pay', [formula('Hours', 'decimal', 'Total.Hours + 1')]);
    const expected: Expected = {
      Total: [
        { Hours: 11.5, Rows: 3 },
        { Hours: 0, Rows: 0 },
        { Hours: 0, Rows: 1 },
      ],
      Pay: [{ Hours: 12.5 }],
    };
    expect(failures({ ALL: [overtime, total, pay] }, hours, expected)).toEqual([]);
  });
});

function united(rest: Partial<Extract<Table, { kind: 'union' }>>): Table {
  return { code: 'U', kind: 'union', name: name('U'), of: ['Overtime'], columns: [column('Kind', 'text')], ...rest };
}

function pivoted(rest: Partial<Extract<Table, { kind: 'pivot' }>>): Table {
  const columns = [column('Rows', 'integer', { aggregate: 'count' as const })];
  return { code: 'P', kind: 'pivot', name: name('P'), of: 'Overtime', groupBy: ['Kind'], columns, ...rest };
}

describe('what a table cannot be', () => {
  const bad: [string, Table[], string, string][] = [
    ['per a table with one row', [staff, data('X', [formula('A', 'money', '1')], 'Staff')], 'TABLE_SHAPE', 'Name a table with lines'],
    ['per nothing', [data('X', [formula('A', 'money', '1')], 'Nope')], 'UNKNOWN_TABLE', 'Name a table'],
    [
      'a column of another’s lines',
      [overtime, data('X', [formula('A', 'decimal', 'Overtime.Hours')])],
      'NO_UNIQUE_ROW',
      'SUM(Overtime.Hours)',
    ],
    [
      'rows of two tables in one call',
      [overtime, { ...overtime, code: 'Leave' }, data('X', [formula('A', 'decimal', 'SUM(Overtime.Hours * Leave.Hours)')])],
      'AMBIGUOUS_NAME',
      'Walk the rows of one table',
    ],
    [
      'made from itself',
      [{ code: 'U', kind: 'union', name: name('U'), of: ['U'], columns: [column('A', 'money')] }],
      'CYCLE',
      'another table',
    ],
    [
      'a pivot of a text',
      [
        overtime,
        {
          code: 'P',
          kind: 'pivot',
          name: name('P'),
          of: 'Overtime',
          groupBy: [],
          columns: [column('A', 'money', { aggregate: 'sum' as const, column: 'Kind' })],
        } as Table,
      ],
      'TYPE_MISMATCH',
      'count',
    ],
    [
      'a pivot by an unknown column',
      [
        overtime,
        {
          code: 'P',
          kind: 'pivot',
          name: name('P'),
          of: 'Overtime',
          groupBy: ['Kid'],
          columns: [column('A', 'integer', { aggregate: 'count' as const })],
        } as Table,
      ],
      'UNKNOWN_COLUMN',
      '"Kind"',
    ],
    [
      'a union of laws',
      [rates, { code: 'U', kind: 'union', name: name('U'), of: ['Rates'], columns: [column('Factor', 'decimal')] }],
      'TABLE_SHAPE',
      'tables of the employees',
    ],
    ['a union of unlike kinds', [overtime, united({ columns: [column('Kind', 'money')] })], 'TYPE_MISMATCH', 'Change the column'],
    [
      'a union of unlike currencies',
      [staff, united({ of: ['Staff'], columns: [column('Base', 'money', { currency: 'USD' })] })],
      'CURRENCY_MISMATCH',
      'Convert',
    ],
    [
      'a union from an unknown column',
      [overtime, united({ columns: [{ ...column('A', 'decimal'), from: { Overtime: 'Hour' } }] })],
      'UNKNOWN_COLUMN',
      '"Hours"',
    ],
    [
      'rows compared by what rounds them',
      [overtime, united({ columns: [column('Hours', 'decimal', { scale: 1 })], dedup: { by: ['Hours'], keep: 'first' } })],
      'TABLE_SHAPE',
      'scale 2',
    ],
    ['rows compared by an unknown column', [overtime, united({ dedup: { by: ['Kin'], keep: 'last' } })], 'UNKNOWN_COLUMN', '"Kind"'],
    ['the employee not first', [overtime, pivoted({ groupBy: ['Kind', employeeKey] })], 'TABLE_SHAPE', 'Write it first'],
    [
      'groups of all employees, by employee',
      [overtime, pivoted({ code: 'All', groupBy: ['Kind'] }), pivoted({ of: 'All', groupBy: [employeeKey] })],
      'TABLE_SHAPE',
      employeeKey,
    ],
    ['a pivot of laws', [rates, pivoted({ of: 'Rates', groupBy: [] })], 'TABLE_SHAPE', 'a table of the employees'],
    [
      'a sum of nothing',
      [overtime, pivoted({ columns: [column('A', 'money', { aggregate: 'sum' as const })] })],
      'TYPE_MISMATCH',
      'Name it as "column"',
    ],
    [
      'a count that is money',
      [overtime, pivoted({ columns: [column('A', 'money', { aggregate: 'count' as const })] })],
      'TYPE_MISMATCH',
      'integer',
    ],
    [
      'two columns of one name',
      [overtime, pivoted({ columns: [column('Kind', 'integer', { aggregate: 'count' as const })] })],
      'DUPLICATE_CODE',
      'another code',
    ],
  ];
  test.each(bad)('%s', (_, tables, code, part) => {
    const [error] = errorsOf(definition({ ALL: tables }));
    expect(error?.code).toBe(code);
    expect(error?.nextStep).toContain(part);
  });
});
