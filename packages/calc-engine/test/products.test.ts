/** Amounts that a definition declares as quantity × rate: what is refused, what is asked before anybody is paid, and what explanations say. */
import { exactReader } from '@wagewright/contracts/format';
import { describe, expect, test } from 'vitest';
import { askRows, explain, narrate, type Reader, readRow, sayQuestion, specialise } from '../src/index.ts';
import { testInput } from '../src/test-input.ts';
import { column, data, definition, field, formula, type Rows } from './line-support.ts';
import { compiled, errorsOf, february, name, type Table } from './support.ts';

const readers = { en: exactReader('en'), 'zh-CN': exactReader('zh-CN') };

const time: Table = {
  code: 'Time',
  kind: 'snapshot',
  name: name('Time'),
  columns: [
    { ...field('Hours', 'decimal', { scale: 2, unit: 'hours' as const }), name: { en: 'Hours of overtime', 'zh-CN': '加班小时' } },
    field('Salary', 'money'),
    field('Limit', 'money'),
    field('Dollars', 'money', { currency: 'USD' }),
    field('Factor', 'decimal'),
  ],
};
const visits: Table = {
  code: 'Visits',
  kind: 'snapshot',
  lines: 'visits',
  name: name('Visits'),
  columns: [field('Count', 'integer')],
};
const rate = { ...formula('Hourly', 'money', 'Time.Salary / 174'), name: { en: 'Pay an hour', 'zh-CN': '每小时工资' } };

/** Overtime up to a limit; each visit has a price of its own employee. */
const tables = (product: object, type: 'money' | 'decimal' = 'money'): Table[] => [
  time,
  visits,
  data('Pay', [rate, formula('Overtime', type, 'MIN(Time.Salary / 174 * Time.Hours, Time.Limit)', { product })]),
  data(
    'VisitPay',
    [formula('Amount', 'money', 'Visits.Count * Pay.Hourly', { product: { quantity: 'Visits.Count', rate: 'Pay.Hourly' } })],
    'Visits',
  ),
];
const whole = { quantity: 'Time.Hours', rate: 'Hourly' };

describe('what is refused', () => {
  const refused = (product: object, type?: 'money' | 'decimal') =>
    errorsOf(definition({ ALL: tables(product, type) })).map(({ code, message, nextStep }) => `${code} ${message} ${nextStep}`);

  test.each([
    [
      'a table that is not there',
      { ...whole, quantity: 'Tiem.Hours' },
      'UNKNOWN_TABLE The quantity names the table "Tiem", which is not there. Did you mean "Time"?',
    ],
    [
      'a column that is not there',
      { ...whole, rate: 'Hourli' },
      'UNKNOWN_COLUMN The rate names "Hourli", which is no column of Pay. Did you mean "Hourly"?',
    ],
    [
      'a quantity that is money',
      { ...whole, quantity: 'Time.Salary' },
      'TYPE_MISMATCH The quantity Time.Salary is of type money, not a number of hours, days or pieces. Name a column of type decimal or integer.',
    ],
    ['hours as the rate', { ...whole, rate: 'Time.Hours' }, 'UNIT_MISMATCH The rate Time.Hours holds hours. Exchange quantity and rate.'],
    [
      'a factor as the rate',
      { ...whole, rate: 'Time.Factor' },
      'TYPE_MISMATCH The rate Time.Factor is of type decimal, not an amount for one. Name a column of type money.',
    ],
    [
      'another currency',
      { ...whole, rate: 'Time.Dollars' },
      'CURRENCY_MISMATCH The rate Time.Dollars is in USD, but the amount is in CNY. Name a rate in the currency of the amount.',
    ],
    [
      'lines of another table',
      { ...whole, quantity: 'Visits.Count' },
      'TABLE_SHAPE The quantity Visits.Count has no value for each line of Pay. Give Pay a column that reads it, and name that one.',
    ],
  ])('%s', (_, product, said) => {
    expect(refused(product)).toEqual([said]);
  });

  test('a column that is no amount', () => {
    expect(refused(whole, 'decimal')).toContain(
      'TYPE_MISMATCH Pay.Overtime is of type decimal; only an amount is a quantity times a rate. Remove "product", or change the type to money.',
    );
  });
});

describe('in a table that waits for a table of all employees', () => {
  const typed: Table = { code: 'Typed', kind: 'parameter', input: 'employee', name: name('Typed'), columns: [column('Hours', 'decimal')] };
  const everybody: Table = {
    code: 'Everybody',
    kind: 'pivot',
    name: name('Everybody'),
    of: 'Earlier',
    groupBy: [],
    columns: [{ ...column('Sum', 'money'), aggregate: 'sum', column: 'Hourly' }],
  };
  const earlier = data('Earlier', [rate, formula('Hours', 'decimal', 'Time.Hours * 2')]);
  const refused = (product: object) =>
    errorsOf(
      definition({
        ALL: [
          time,
          typed,
          earlier,
          everybody,
          data('Later', [
            formula('Price', 'money', 'Everybody.Sum / 100'),
            formula('Amount', 'money', 'Price * Time.Hours', { product: { quantity: 'Time.Hours', rate: 'Price', ...product } }),
          ]),
        ],
      }),
    ).map(({ message }) => message);

  test('what is given is there for it: records, and what is typed', () => {
    expect([{}, { rate: 'Time.Salary' }, { quantity: 'Typed.Hours' }].map(refused)).toEqual([[], [], []]);
  });

  test('what was calculated before is not', () => {
    expect(refused({ quantity: 'Earlier.Hours' })).toEqual(['The quantity Earlier.Hours is calculated in another stage than Later.']);
    expect(refused({ rate: 'Earlier.Hourly' })).toEqual(['The rate Earlier.Hourly is calculated in another stage than Later.']);
  });
});

describe('what is asked', () => {
  const program = compiled(definition({ ALL: tables(whole) }));
  const person = (Hours: number | string, Limit: number, Salary: number | null = 8000) => ({ Hours, Limit, Salary });
  const asked = (rows: Rows, reader: Reader): string[] => {
    const input = testInput(program, { rows: { Time: [], Visits: [], ...rows }, history: [] }, []);
    const kernel = specialise(program, { period: february });
    return askRows(kernel, input, kernel.run(input)).flatMap(({ question, row, line, value, against }) => {
      const asks = program.questions[question];
      const said = asks && sayQuestion(program, asks, reader);
      return said ? [`${row}.${line} ${said.message}: ${said.person(value, against)}`] : [];
    });
  };

  test('nothing where roundings explain the difference: 12 × 45.98 is 551.76, the exact amount 551.72', () => {
    expect(asked({ Time: [person(12, 10_000), person(0, 10_000), person(-3, 10_000)], Visits: [[], [], []] }, readers.en)).toEqual([]);
  });

  test('an amount that a limit cut is asked, with what quantity and rate give', () => {
    const given: Rows = { Time: [person(12, 10_000), person(12, 500)], Visits: [[], []] };
    expect(asked(given, readers.en)).toEqual([
      '1.0 Overtime is shown as Hours of overtime × Pay an hour, which it is not: 500.00, not 551.76',
    ]);
    expect(asked(given, readers['zh-CN'])).toEqual(['1.0 Overtime列示为“加班小时 × 每小时工资”，但与之不符: 500.00，应为 551.76']);
  });

  test('to the last digit that roundings leave open: half a cent an hour, and half a cent', () => {
    // 12 × 45.98 ± 12 × 0.005 ± 0.005: from 551.695 to 551.825.
    const at = (Limit: number) => asked({ Time: [person(12, Limit)], Visits: [[]] }, readers.en).length;
    expect([551.7, 551.69].map(at)).toEqual([0, 1]);
  });

  test('a blank is not asked, an amount beyond doubles is', () => {
    expect(asked({ Time: [person(12, 10, null)], Visits: [[]] }, readers.en)).toEqual([]);
    const large = person('99999999999999.99', 1, 50_000_000_000);
    expect(asked({ Time: [large], Visits: [[]] }, readers.en)).toHaveLength(1);
  });

  test('lines have their own quantity and their employee’s rate', () => {
    expect(asked({ Time: [person(0, 1), person(0, 1)], Visits: [[{ Count: 3 }], [{ Count: 2 }, { Count: 70 }]] }, readers.en)).toEqual([]);
    const salaries = [person(0, 1, 8_000), person(0, 1, 90_000), person(0, 1, 500)];
    expect(asked({ Time: salaries, Visits: [[{ Count: 3 }], [], [{ Count: 2 }, { Count: 70 }]] }, readers.en)).toEqual([]);
  });
});

test('an explanation names quantity and rate', () => {
  const program = compiled(definition({ ALL: tables(whole) }));
  const input = readRow(
    program,
    testInput(program, { rows: { Time: [{ Hours: 12, Salary: 8000, Limit: 10_000 }], Visits: [[]] }, history: [] }, []),
    0,
  );
  const cell = { table: 'Pay', column: 'Overtime' };
  expect(explain(program, { period: february }, input, cell).product).toEqual({
    quantity: { name: { en: 'Hours of overtime', 'zh-CN': '加班小时' }, value: '12.00' },
    rate: { name: { en: 'Pay an hour', 'zh-CN': '每小时工资' }, value: '45.98' },
  });
  const told = narrate(program, { period: february }, input, cell, { reader: readers.en, audience: 'employee' }).sentences;
  expect(told.at(-1)).toBe('The payslip shows it as Hours of overtime 12 × Pay an hour 45.98.');
});

describe('the difference that a rounding explains, to its last digit', () => {
  /** An amount that the formula takes as it is given, rounded by its rule, of a quantity and a rate that are given exactly. */
  const differs = (given: string, quantity: number | string, rateGiven: string, rounding: 'HALF_UP' | 'DOWN' = 'HALF_UP') => {
    const line: Table = {
      code: 'Line',
      kind: 'snapshot',
      name: name('Line'),
      columns: [field('Given', 'decimal', { scale: 6 }), field('Quantity', 'decimal', { scale: 4 }), field('Rate', 'money')],
    };
    const product = { quantity: 'Line.Quantity', rate: 'Line.Rate' };
    const program = compiled(definition({ ALL: [line, data('Pay', [formula('Amount', 'money', 'Line.Given', { product, rounding })])] }));
    const row = { Given: given, Quantity: quantity, Rate: rateGiven };
    const input = testInput(program, { rows: { Line: [row] }, history: [] }, []);
    const kernel = specialise(program, { period: february });
    return askRows(kernel, input, kernel.run(input)).map(({ value, against }) => `${value} ${against}`);
  };

  test('half a cent where the amount is rounded to the nearest', () => {
    // 0.5 × 0.01 is half a cent: 0.00 and 0.01 lie half a cent from it, 0.02 and −0.01 do not
    expect(['0', '0.01'].map((given) => differs(given, 0.5, '0.01'))).toEqual([[], []]);
    expect(['0.02', '-0.01'].map((given) => differs(given, 0.5, '0.01'))).toEqual([['2 1'], ['-1 1']]);
    expect(['-0.01', '0', '0.01', '-0.02'].map((given) => differs(given, -0.5, '0.01'))).toEqual([[], [], ['1 -1'], ['-2 -1']]);
  });

  test('a whole cent where it is cut', () => {
    // 0.9999 × 0.01 is cut to nothing; a whole cent is what a cut explains
    expect([differs('0', 0.9999, '0.01', 'DOWN'), differs('0', 1, '0.01', 'DOWN'), differs('0', 1.0001, '0.01', 'DOWN')]).toEqual([
      [],
      [],
      ['0 1'],
    ]);
    expect([differs('0', 1, '0.01'), differs('0.02', 1, '0.01'), differs('0.01', 1, '0.01')]).toEqual([['0 1'], ['2 1'], []]);
  });

  test('amounts beyond 2^53 are judged as exactly', () => {
    expect(differs('300000000000000', 3, '100000000000000')).toEqual([]);
    expect(differs('300000000000000.01', 3, '100000000000000')).toEqual(['30000000000000001 30000000000000000']);
  });
});
