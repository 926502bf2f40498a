/** Several periods one after another: what each reads of those before, and what is owed when something comes to light late. */
import {
  type CalculationDefinition,
  calculationDefinitionSchema,
  type DefinitionTest,
  type NextPeriod,
} from '@wagewright/contracts/definition';
import { describe, expect, test } from 'vitest';
import { runDefinitionTests, tellTest } from '../src/index.ts';
import { compiled, money, name, type Table } from './support.ts';

type Period = DefinitionTest['period'];

const month = (number: number): Period => {
  const start = `2026-${String(number).padStart(2, '0')}-01`;
  const end = new Date(Date.UTC(2026, number, 0)).toISOString().slice(0, 10);
  return {
    start,
    end,
    payDate: end,
    taxYear: 2026,
    taxMonth: number,
    paymentMonth: start.slice(0, 7),
    numberInYear: number,
    holidays: [],
    extraWorkdays: [],
  };
};

const staff: Table = {
  code: 'Staff',
  kind: 'snapshot',
  name: name('Staff'),
  columns: [
    { code: 'Wage', name: name('Wage'), type: 'money', source: 'compensation.WAGE' },
    { code: 'Group', name: name('Group'), type: 'text', source: 'assignment.department' },
  ],
};
const hours: Table = {
  code: 'Hours',
  kind: 'snapshot',
  name: name('Hours'),
  lines: 'overtime',
  columns: [{ code: 'Worked', name: name('Worked'), type: 'decimal', scale: 2, source: 'record.hours', blank: 'zero' }],
};

/** Gross is the wage, ten for each hour, and what is owed for earlier periods; a tenth of it is withheld. */
function definition(more: { tables?: Table[]; gross?: string } = {}): CalculationDefinition {
  const pay: Table = {
    code: 'Pay',
    kind: 'data',
    name: name('Pay'),
    columns: [
      money('Gross', more.gross ?? 'Staff.Wage + SUM(Hours.Worked) * 10 + RETRO(GROSS)'),
      money('Withheld', 'Gross / 10'),
      money('Year', 'YTD(GROSS) + Gross'),
      money('EarnedYear', 'YTD(GROSS, EARNED)'),
      money('Before', 'PREV(GROSS)'),
      money('Average', 'LAST_N_AVG(GROSS, 3)'),
    ],
  };
  return calculationDefinitionSchema.parse({
    code: 'PERIODS',
    name: name('Periods'),
    currency: 'CNY',
    country: 'CN',
    periodsPerYear: 12,
    steps: [{ code: 'S', name: name('S'), tables: [staff, hours, ...(more.tables ?? []), pay] }],
    balances: [
      { code: 'GROSS', name: name('Gross'), scale: 2, from: 'Pay.Gross' },
      { code: 'WITHHELD', name: name('Withheld'), scale: 2, from: 'Pay.Withheld' },
    ],
  });
}

const next = (number: number, more: Partial<NextPeriod>): NextPeriod => ({
  period: month(number),
  late: [],
  retro: [],
  expect: {},
  ...more,
});

function failuresOf(
  of: CalculationDefinition,
  first: Pick<DefinitionTest, 'rows' | 'expect'>,
  ...periods: NextPeriod[]
): readonly string[] {
  const given = { name: 'periods', period: month(1), history: [], ...first, next: periods };
  const [result] = runDefinitionTests(compiled({ ...of, tests: [given] }));
  return result?.failures ?? ['did not run'];
}

describe('history is carried forward', () => {
  test('the year to date, the month before and averages are what the periods before have written', () => {
    expect(
      failuresOf(
        definition(),
        { rows: { Staff: [{ Wage: 100 }, { Wage: 1 }] }, expect: { Pay: [{ Year: 100, Before: 0, Average: 0 }, { Year: 1 }] } },
        next(2, {
          rows: { Staff: [{ Wage: 300 }, { Wage: 2 }] },
          expect: { Pay: [{ Year: 400, Before: 100, Average: 100 }, { Year: 3 }] },
        }),
        next(3, { expect: { Pay: [{ Year: 700, Before: 300, Average: 200 }, { Year: 5 }] } }),
      ),
    ).toEqual([]);
  });

  test('who fails is not paid: nothing of that period is read later', () => {
    expect(
      failuresOf(
        definition({ gross: 'IF(Staff.Wage > 0, Staff.Wage, ERROR("NOTHING")) + RETRO(GROSS)' }),
        { rows: { Staff: [{ Wage: -1 }, { Wage: 1 }] }, expect: { Pay: [{ Gross: { error: 'RAISED' } }, { Gross: 1 }] } },
        next(2, {
          rows: { Staff: [{ Wage: 5 }, { Wage: 1 }] },
          expect: {
            Pay: [
              { Year: 5, Before: 0 },
              { Year: 2, Before: 1 },
            ],
          },
        }),
      ),
    ).toEqual([]);
  });

  test('what differs is told by period, person and cell; what is owed by the period that it is owed for', () => {
    const of = definition();
    const rows = { Staff: [{ Wage: 100 }, { Wage: 200 }] };
    const late = [{ of: 1, rows: { Staff: [null, { Wage: 250 }] } }];
    const retro = [{ of: 1, deltas: [{}, { GROSS: 40 }] }];
    const second = next(2, { late, retro, expect: { Pay: [{ Year: 200 }, { Before: 1 }] } });
    const given = { name: 'periods', period: month(1), history: [], rows, expect: {}, next: [second] };
    const program = compiled({ ...of, tests: [given] });
    const told = tellTest(program, program.definition.tests[0] ?? given);
    const cell = { table: 'Pay', column: 'Before', row: 1, line: 0, expected: '1.00', found: '200.00', expectsError: false, failed: false };
    expect(told.cells).toEqual([{ ...cell, period: 2 }]);
    expect(told.deltas).toEqual([{ period: 2, of: 1, row: 1, element: 'GROSS', expected: '40', found: '50.00' }]);
    expect(told.others).toEqual([]);
  });

  test('a difference says the period, a list out of order and a history beside next are refused', () => {
    const rows = { Staff: [{ Wage: 100 }] };
    expect(failuresOf(definition(), { rows, expect: {} }, next(2, { expect: { Pay: [{ Year: 201 }] } }))).toEqual([
      'period 2: Pay.Year, row 1: expected 201.00, found 200.00',
    ]);
    expect(failuresOf(definition(), { rows, expect: {} }, next(3, {}), next(2, {}))).toEqual([
      'period 3 is paid before period 2. List periods in the order in which they are paid.',
    ]);
    expect(failuresOf(definition(), { rows, expect: {} }, next(2, { late: [{ of: 2, rows: { Staff: [{ Wage: 1 }] } }] }))).toEqual([
      'period 2: late and retro are of periods before it, and period 2 is not.',
    ]);
    const [result] = runDefinitionTests(
      compiled({
        ...definition(),
        tests: [{ name: 'x', period: month(1), rows, expect: {}, history: [{ YTD: { GROSS: 1 } }], next: [next(2, {})] }],
      }),
    );
    expect(result?.failures).toEqual(['history: a test with next carries its history forward. Leave history out, or test one period.']);
  });
});

describe('what comes to light late', () => {
  const rows = { Staff: [{ Wage: 100 }, { Wage: 1000 }] };

  test('is owed once, to whom it concerns: paid now, earned then', () => {
    expect(
      failuresOf(
        definition(),
        { rows, expect: { Pay: [{ Gross: 100 }, { Gross: 1000 }] } },
        next(2, {
          late: [{ of: 1, rows: { Staff: [{ Wage: 150 }, null] } }],
          retro: [{ of: 1, deltas: [{ GROSS: 50, WITHHELD: 5 }, { GROSS: 0 }] }],
          // what was earned until now does not hold what is paid now
          expect: { Pay: [{ Gross: 150, Withheld: 15, Year: 250, EarnedYear: 100 }, { Gross: 1000 }] },
        }),
        next(3, {
          retro: [{ of: 1, deltas: [{ GROSS: 0 }] }],
          expect: { Pay: [{ Gross: 100, Year: 350, EarnedYear: 250, Before: 150 }, {}] },
        }),
      ),
    ).toEqual([]);
  });

  test('again: the second correction owes the difference to the first, downwards too', () => {
    const late = (wage: number) => [{ of: 1, rows: { Staff: [{ Wage: wage }] } }];
    expect(
      failuresOf(
        definition(),
        { rows, expect: {} },
        next(2, { late: late(150), retro: [{ of: 1, deltas: [{ GROSS: 50 }] }] }),
        next(3, { late: late(120), retro: [{ of: 1, deltas: [{ GROSS: -30 }] }], expect: { Pay: [{ Gross: 70 }] } }),
        next(4, { late: late(100), retro: [{ of: 1, deltas: [{ GROSS: -20 }] }], expect: { Pay: [{ Gross: 80, Year: 400 }] } }),
      ),
    ).toEqual([]);
  });

  test('the past period reads its history as it was then: what another correction has paid since does not count twice', () => {
    // March reads PREV, which a correction of February would change were history read anew.
    const of = definition({ gross: 'Staff.Wage + PREV(GROSS) / 10 + RETRO(GROSS)' });
    expect(
      failuresOf(
        of,
        { rows: { Staff: [{ Wage: 100 }] }, expect: { Pay: [{ Gross: 100 }] } },
        next(2, { expect: { Pay: [{ Gross: 110 }] } }),
        next(3, {
          late: [
            { of: 1, rows: { Staff: [{ Wage: 200 }] } },
            { of: 2, rows: { Staff: [{ Wage: 200 }] } },
          ],
          retro: [
            { of: 1, deltas: [{ GROSS: 100 }] },
            { of: 2, deltas: [{ GROSS: 100 }] },
          ],
          expect: { Pay: [{ Gross: 311 }] },
        }),
      ),
    ).toEqual([]);
  });

  test('of a table with lines the list replaces the lines', () => {
    const lines = { Staff: [{ Wage: 0 }, { Wage: 0 }], Hours: [[{ Worked: 1 }, { Worked: 2 }], [{ Worked: 5 }]] };
    expect(
      failuresOf(
        definition(),
        { rows: lines, expect: { Pay: [{ Gross: 30 }, { Gross: 50 }] } },
        next(2, {
          late: [{ of: 1, rows: { Hours: [[{ Worked: 4 }], null] } }],
          retro: [{ of: 1, deltas: [{ GROSS: 10 }, { GROSS: 0 }] }],
          expect: { Pay: [{ Gross: 40 }, { Gross: 50 }] },
        }),
      ),
    ).toEqual([]);
  });

  test('who fails when calculated again is owed nothing, and who failed then has nothing to compare with', () => {
    const of = definition({ gross: 'IF(Staff.Wage > 0, Staff.Wage, ERROR("NOTHING")) + RETRO(GROSS)' });
    expect(
      failuresOf(
        of,
        { rows: { Staff: [{ Wage: 100 }, { Wage: -1 }] }, expect: {} },
        next(2, {
          rows: { Staff: [{ Wage: 100 }, { Wage: 7 }] },
          late: [{ of: 1, rows: { Staff: [{ Wage: -5 }, { Wage: 7 }] } }],
          retro: [{ of: 1, deltas: [{ GROSS: 0 }, { GROSS: 0 }] }],
          expect: { Pay: [{ Gross: 100 }, { Gross: 7 }] },
        }),
      ),
    ).toEqual([]);
  });

  test('tables over all employees take the others as they were paid', () => {
    const groups: Table = {
      code: 'Groups',
      kind: 'pivot',
      name: name('Groups'),
      of: 'Staff',
      groupBy: ['Group'],
      columns: [{ code: 'Total', name: name('Total'), type: 'money', aggregate: 'sum', column: 'Wage' }],
    };
    const of = definition({ tables: [groups], gross: 'LOOKUP(Groups, Staff.Group, Total) + RETRO(GROSS)' });
    expect(
      failuresOf(
        of,
        {
          rows: {
            Staff: [
              { Wage: 1, Group: 'A' },
              { Wage: 10, Group: 'A' },
            ],
          },
          expect: { Pay: [{ Gross: 11 }, { Gross: 11 }] },
        },
        next(2, {
          late: [{ of: 1, rows: { Staff: [{ Wage: 2 }, null] } }],
          // the second one's group has changed too, but nothing came to light of them
          retro: [{ of: 1, deltas: [{ GROSS: 1 }, { GROSS: 0 }] }],
          expect: { Pay: [{ Gross: 12 }, { Gross: 11 }] },
        }),
      ),
    ).toEqual([]);
  });
});

test('amounts beyond 2^53 minor units are carried forward exactly, each person’s own', () => {
  // 2^53 cents are 90,071,992,547,409.92
  const [first, second] = ['100000000000000.01', '200000000000000.03'];
  expect(
    failuresOf(
      definition(),
      { rows: { Staff: [{ Wage: first }, { Wage: 5 }, { Wage: second }] }, expect: {} },
      next(2, {
        rows: { Staff: [{ Wage: 0 }, { Wage: 7 }, { Wage: 1 }] },
        expect: {
          Pay: [
            { Before: first, Year: first, Average: first },
            { Before: 5, Year: 12, Average: 5 },
            { Before: second, Year: '200000000000001.03', Average: second },
          ],
        },
      }),
    ),
  ).toEqual([]);
});

test('what is owed and was not expected is said with period, person and amount', () => {
  const rows = { Staff: [{ Wage: 100 }, { Wage: 1000 }] };
  const late = [{ of: 1, rows: { Staff: [null, { Wage: 1050 }] } }];
  const said = (deltas: Record<string, number>[]) =>
    failuresOf(definition(), { rows, expect: {} }, next(2, { late, retro: [{ of: 1, deltas }] }));
  expect(said([{ GROSS: 0 }, { GROSS: 50, WITHHELD: 5 }])).toEqual([]);
  expect(said([{ GROSS: 1 }, { GROSS: 49.99 }])).toEqual([
    'period 2: retro GROSS of period 1, row 1: expected 1, found 0.00',
    'period 2: retro GROSS of period 1, row 2: expected 49.99, found 50.00',
  ]);
  expect(said([{ NET: 1 }])).toEqual(['period 2: retro: there is no balance element NET']);
});
