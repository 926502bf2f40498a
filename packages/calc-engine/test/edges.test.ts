/** Values on and beside the edges of what is read, compared and measured: the last that still counts, and the first that does not. */
import { describe, expect, test } from 'vitest';
import { findUnbalanced, type OutputTable, type PeriodFacts, specialise } from '../src/index.ts';
import { parseFormula } from '../src/language/index.ts';
import { nearestName } from '../src/language/nearest.ts';
import { periodDaysMax, resolvePeriod } from '../src/period.ts';
import { isOutside } from '../src/plausibility/expected.ts';
import { fractionToText, minorToText, parseDecimal, roundToInteger } from '../src/reference/fraction.ts';
import { storedToText } from '../src/reference/stored.ts';
import { characterCount, matchesPattern, parsedMax, parseMillionths, parseNumber } from '../src/reference/text.ts';
import { compiled, definitionOf, february, money, name, sampleInput, withTables } from './support.ts';

const decimal = (text: string): string | null => {
  const value = parseDecimal(text);
  return value && fractionToText(value);
};

describe('numbers as texts', () => {
  test.each([
    ['0', '0'],
    ['-12.50', '-12.5'],
    ['007', '7'],
    ['1e3', '1000'],
    ['1.5e1', '15'],
    ['1.25e1', '12.5'],
    ['2E-2', '0.02'],
    ['-1e+2', '-100'],
    ['1e60', `1${'0'.repeat(60)}`],
    ['1e-60', `1/1${'0'.repeat(60)}`],
  ])('%s is %s', (text, value) => expect(decimal(text)).toBe(value));
  test.each(['', '-', '.5', '5.', '1e', '1e61', '1e-61', '1e1000', '1,5', '0x1', ' 1', '+1', '1e1.5'])('%s is none', (text) =>
    expect(decimal(text)).toBeNull(),
  );

  test('a decimal that ends has all its digits, another is a fraction', () => {
    const write = (n: bigint, d: bigint): string => fractionToText({ n, d });
    expect([write(1n, 8n), write(-6n, 4n), write(7n, 25n), write(3n, 6n), write(2n, 3n), write(-4n, 6n), write(10n, 5n)]).toEqual([
      '0.125',
      '-1.5',
      '0.28',
      '0.5',
      '2/3',
      '-2/3',
      '2',
    ]);
    expect([write(1n, 2n ** 30n), write(1n, 2n ** 31n)].map((text) => text.includes('/'))).toEqual([false, true]);
  });

  test('minor units', () => {
    expect([minorToText(0n, 2), minorToText(5n, 2), minorToText(-5n, 2), minorToText(-123n, 2), minorToText(7n, 0)]).toEqual([
      '0.00',
      '0.05',
      '-0.05',
      '-1.23',
      '7',
    ]);
  });

  test('VALUE: a sign before, a percent sign behind, spaces around', () => {
    const value = (text: string): string | null => {
      const number = parseNumber(text);
      return number && fractionToText(number);
    };
    expect(['12.5', ' -3% ', '+4', '100%', '0.5%'].map(value)).toEqual(['12.5', '-0.03', '4', '1', '0.005']);
    expect(['', '1 2', '--1', '1e3', '1%%', '%', '1.', '9'.repeat(31)].map(value)).toEqual(Array(8).fill(null));
    expect(value('9'.repeat(30))).toBe('9'.repeat(30));
  });

  test('in millionths: exact, blank, or for the reference evaluator', () => {
    expect(['0.000001', '-2', ' '].map(parseMillionths)).toEqual([1, -2_000_000, Number.NaN]);
    expect(['0.0000001', 'x', '1000000000.000001', '-1000000000.000001'].map(parseMillionths)).toEqual(
      Array(4).fill(Number.POSITIVE_INFINITY),
    );
    expect(['1000000000', '-1000000000'].map(parseMillionths)).toEqual([Number(parsedMax), -Number(parsedMax)]);
  });
});

describe('rounding of an exact value', () => {
  // −2.5, −2.4, −1.5, 1.5, 2.4, 2.5, 2.6, 3
  const values: readonly (readonly [bigint, bigint])[] = [
    [-5n, 2n],
    [-12n, 5n],
    [-3n, 2n],
    [3n, 2n],
    [12n, 5n],
    [5n, 2n],
    [13n, 5n],
    [3n, 1n],
  ];
  test.each([
    ['HALF_UP', [-3n, -2n, -2n, 2n, 2n, 3n, 3n, 3n]],
    ['HALF_DOWN', [-2n, -2n, -1n, 1n, 2n, 2n, 3n, 3n]],
    ['HALF_EVEN', [-2n, -2n, -2n, 2n, 2n, 2n, 3n, 3n]],
    ['UP', [-3n, -3n, -2n, 2n, 3n, 3n, 3n, 3n]],
    ['DOWN', [-2n, -2n, -1n, 1n, 2n, 2n, 2n, 3n]],
    ['CEILING', [-2n, -2n, -1n, 2n, 3n, 3n, 3n, 3n]],
    ['FLOOR', [-3n, -3n, -2n, 1n, 2n, 2n, 2n, 3n]],
  ] as const)('%s', (mode, expected) => expect(values.map(([n, d]) => roundToInteger({ n, d }, mode))).toEqual(expected));
});

describe('texts', () => {
  test.each([
    ['A-17', '?-*', true],
    ['A-17', 'A-17', true],
    ['A-17', 'A-1', false],
    ['A-1', 'A-17', false],
    ['', '*', true],
    ['', '?', false],
    ['abcabd', '*abd', true],
    ['abcabd', '*abc', false],
    ['abc', '*b*', true],
    ['abc', '**c*', true],
    ['夜班', '?班', true],
    ['😀', '?', true],
  ])('%s has the form %s: %s', (text, pattern, expected) => expect(matchesPattern(text, pattern)).toBe(expected));

  test('a number of characters is whole and not below zero', () => {
    const count = (n: bigint, d = 1n): number | null => characterCount({ n, d });
    expect([count(0n), count(3n), count(4n, 2n), count(-1n), count(1n, 2n), count(10n ** 9n)]).toEqual([0, 3, 2, null, null, 1_000_000]);
  });

  test('MATCH takes a pattern of 100 characters and none longer', () => {
    const run = (length: number): (number | null)[] => {
      const program = compiled(definitionOf([money('X', `IF(MATCH("${'a'.repeat(length)}", "${'a'.repeat(length)}"), 1, 2)`)]));
      return [...(specialise(program, { period: february }).run(sampleInput([[null], [null]])).tables[0]?.v[0] ?? [])];
    };
    expect([run(100), run(101)]).toEqual([[100], [Number.NaN]]);
  });

  test('a stored condition is written as the language writes it', () => {
    const plan = { type: 'boolean', scale: 0 } as never;
    expect([storedToText(1n, plan), storedToText(0n, plan), storedToText(null, plan)]).toEqual(['TRUE', 'FALSE', null]);
  });
});

describe('a syntax error says what to do instead', () => {
  const nextStep = (text: string): string => {
    const parsed = parseFormula(text);
    return parsed.ok ? 'none' : `${parsed.error.message} ${parsed.error.nextStep}`;
  };
  test.each([
    ['1 +', 'The expression ends too early. Write the missing value after the last operator.'],
    ['(1', '1 opening bracket is not closed. Add the missing ")" at the end.'],
    ['((1', '2 opening brackets are not closed. Add the missing ")" at the end.'],
    ['A "b', '""" is not expected here. Close the text with a second double quote; a quote inside a text is written twice.'],
    ["A = 'b'", `"'" is not expected here. Texts are written in double quotes, for example "weekday".`],
    ['A]', '"]" is not expected here. A name in brackets is written [Base salary], without brackets inside.'],
    ['MAX(1; 2)', '";" is not expected here. Separate arguments with a comma.'],
    ['1)', '")" is not expected here. Remove the bracket, or write a value before it.'],
    ['1 2', '"2" is not expected here. An operator (+ - * / & = <> < <= > >=), a comma or a bracket may be missing before it.'],
    ['MAX（1, 2)', '"（" is not expected here. Use the half-width sign instead: , ( ) ".'],
  ])('%s', (text, expected) => expect(nextStep(text)).toBe(expected));

  test('each part of a chain knows its place', () => {
    const parsed = parseFormula('a + bb - (c)');
    if (!parsed.ok || parsed.syntax.kind !== 'binary') throw new Error('no chain');
    const { range, left, right } = parsed.syntax;
    expect([range, left.range, right.range]).toEqual([
      { from: 0, to: 12 },
      { from: 0, to: 6 },
      { from: 9, to: 12 },
    ]);
  });
});

test('the nearest name is one typing error away for each three letters', () => {
  const names = ['Base', 'Gross', 'Overtime', 'Basis'];
  expect(nearestName('Bsae', names)).toBe('Base');
  expect(nearestName('gros', names)).toBe('Gross');
  expect(nearestName('Overtmie', names)).toBe('Overtime');
  expect(nearestName('Ovrtim', names)).toBe('Overtime');
  expect(nearestName('Overtim3s', names)).toBe('Overtime');
  expect(nearestName('Xyz', names)).toBeNull();
  expect(nearestName('Grxyz', names)).toBeNull();
  expect(nearestName('Basi', names)).toBe('Base');
});

describe('a period', () => {
  const facts = (start: string, end: string): PeriodFacts => ({
    ...february,
    start,
    end,
    holidays: ['2026-02-16'],
    extraWorkdays: ['2026-02-15'],
  });

  test('has from one day to 400', () => {
    expect(resolvePeriod(facts('2026-02-01', '2026-02-01')).counted['calendar-days']).toEqual([0, 1]);
    expect(resolvePeriod(facts('2026-01-01', '2027-02-04')).counted['calendar-days'].at(-1)).toBe(periodDaysMax);
    expect(() => resolvePeriod(facts('2026-01-01', '2027-02-05'))).toThrow('401 days');
    expect(() => resolvePeriod(facts('2026-02-02', '2026-02-01'))).toThrow('0 days');
    expect(() => resolvePeriod(facts('2026-02-30', '2026-03-01'))).toThrow('start "2026-02-30"');
  });

  test('counts its days by each basis', () => {
    // Saturday 14 to Tuesday 17 February 2026, of which Sunday is worked and Monday is not
    const { counted } = resolvePeriod(facts('2026-02-14', '2026-02-17'));
    expect(counted).toEqual({
      'calendar-days': [0, 1, 2, 3, 4],
      'working-days': [0, 0, 1, 1, 2],
      weekdays: [0, 0, 0, 1, 2],
      'days-of-30': [0, 1, 2, 3, 4],
    });
    expect(resolvePeriod(facts('2026-02-27', '2026-02-28')).counted['days-of-30']).toEqual([0, 1, 4]);
    expect(resolvePeriod(facts('2026-01-29', '2026-01-31')).counted['days-of-30']).toEqual([0, 1, 2, 2]);
    expect(resolvePeriod(facts('2026-04-29', '2026-04-30')).counted['days-of-30']).toEqual([0, 1, 2]);
  });
});

test('a version holds from its first day to its last', () => {
  const definition = definitionOf([money('Allowance', 'Law.Allowance')]);
  const law = definition.steps[0]?.tables.find((table) => table.code === 'Law');
  if (law?.kind === 'parameter')
    law.versions[0] = { validFrom: '2026-03-05', validTo: '2026-03-06', source: 'test', rows: [{ Allowance: 10 }] };
  const program = compiled(definition);
  const paid = (payDate: string): number[] => [
    ...(specialise(program, { period: { ...february, payDate } }).run(sampleInput([[null], [null]])).tables[0]?.v[0] ?? []),
  ];
  expect(['2026-03-04', '2026-03-05', '2026-03-06', '2026-03-07'].map(paid)).toEqual([[Number.NaN], [1_000], [1_000], [Number.NaN]]);
});

describe('brackets that begin at their bound', () => {
  const from = {
    code: 'Band',
    kind: 'parameter' as const,
    name: name('Band'),
    bracket: { column: 'From', bound: 'from' as const },
    columns: [
      { code: 'From', name: name('From'), type: 'money' as const },
      { code: 'Rate', name: name('Rate'), type: 'decimal' as const },
    ],
    versions: [
      {
        validFrom: '2026-01-01',
        source: 'test',
        rows: [
          { From: 0, Rate: 1 },
          { From: 100, Rate: 2 },
          { From: 200.5, Rate: 3 },
        ],
      },
    ],
  };
  const input = (code: string) => ({ code, name: name(code), type: 'money', source: `compensation.${code}` }) as const;
  const program = compiled(
    withTables(definitionOf([money('Early', '0')], [input('A'), input('B')]), [
      from,
      {
        code: 'Found',
        kind: 'data',
        name: name('Found'),
        columns: [money('Plain', 'RANGE(Band, Sample.A, Rate)'), money('Quotient', 'RANGE(Band, Sample.A / Sample.B, Rate)')],
      },
    ]),
  );

  test('a value equal to the bound lies above it, as a number and as a quotient; nobody is sent to the reference evaluator', () => {
    const kernel = specialise(program, {
      period: february,
      statistics: new Map([
        [
          1,
          [
            { min: 0, max: 200_000, blank: false },
            { min: 100, max: 200, blank: false },
          ],
        ],
      ]),
    });
    const amounts = [0n, 9_999n, 10_000n, 10_001n, 20_049n, 20_050n, 40_100n];
    const run = (by: bigint) => kernel.run(sampleInput([amounts.map((amount) => (amount * by) / 100n), amounts.map(() => by)]));
    const whole = run(100n);
    const found = whole.tables.find(({ no }) => no === program.tables.find(({ code }) => code === 'Found')?.no);
    expect(found?.v.map((column) => [...column])).toEqual([
      [100, 100, 200, 200, 200, 300, 300],
      [100, 100, 200, 200, 200, 300, 300],
    ]);
    expect(whole.referenceRows).toBe(0);
    const halved = run(200n).tables.find(({ no }) => no === found?.no);
    expect([...(halved?.v[1] ?? [])]).toEqual([100, 100, 200, 200, 200, 300, 300]);
  });
});

describe('net = gross − deductions', () => {
  const table = (columns: number[][], first: number[] | null = null, big: [number, number, bigint][] = []): OutputTable => ({
    no: 1,
    v: columns.map((values) => Float64Array.from(values)),
    t: [],
    big: new Map(big.map(([column, item, value]) => [column, new Map([[item, value]])])),
    first: first && Int32Array.from(first),
    errorCount: new Uint16Array(columns[0]?.length ?? 0),
  });
  const places = (scales: readonly [number, number, number] = [2, 2, 2]) => ({
    gross: { tableNo: 1, position: 1, scale: scales[0] },
    deductions: { tableNo: 1, position: 2, scale: scales[1] },
    net: { tableNo: 1, position: 3, scale: scales[2] },
  });
  const unbalanced = (output: OutputTable, rows: number, more: object = {}, scales?: readonly [number, number, number]): number[] =>
    findUnbalanced(new Map([[1, output]]), places(scales), { rows, most: 10, ...more });

  test('rows that do not agree are found, as many as are asked for; those left out and blank ones are not', () => {
    const output = table([
      [500, 500, 500, Number.NaN, 500],
      [100, 100, 100, 100, 100],
      [400, 401, 399, 400, 0],
    ]);
    expect(unbalanced(output, 5)).toEqual([1, 2, 4]);
    expect(unbalanced(output, 5, { most: 2 })).toEqual([1, 2]);
    expect(unbalanced(output, 2)).toEqual([1]);
    expect(unbalanced(output, 5, { left: Uint8Array.of(0, 0, 1, 0, 0) })).toEqual([1, 4]);
  });

  test('numbers beyond doubles are compared exactly', () => {
    const most = 2n ** 60n;
    const large = (net: bigint): OutputTable =>
      table([[Number.NaN], [1], [Number.NaN]], null, [
        [0, 0, most],
        [2, 0, net],
      ]);
    expect(unbalanced(large(most - 1n), 1)).toEqual([]);
    expect(unbalanced(large(most), 1)).toEqual([0]);
  });

  test('of several lines their sum counts', () => {
    const output = table(
      [
        [300, 200, 70],
        [50, 50, 20],
        [200, 200, 50],
      ],
      [0, 2, 3],
    );
    expect(unbalanced(output, 2)).toEqual([]);
    expect(
      unbalanced({ ...output, v: [output.v[0] as Float64Array, output.v[1] as Float64Array, Float64Array.of(200, 201, 50)] }, 2),
    ).toEqual([0]);
    expect(
      unbalanced({ ...output, v: [output.v[0] as Float64Array, output.v[1] as Float64Array, Float64Array.of(200, 200, 51)] }, 2),
    ).toEqual([1]);
  });

  test('finer figures are compared at the finest', () => {
    expect(unbalanced(table([[500], [1_000], [40_000]]), 1, {}, [2, 3, 4])).toEqual([]);
    expect(unbalanced(table([[500], [1_000], [40_001]]), 1, {}, [2, 3, 4])).toEqual([0]);
  });
});

test('what is expected of a value has room up to its ends', () => {
  expect([4n, 5n, 9n, 10n].map((value) => isOutside(value, { least: 5n, most: 9n }))).toEqual([true, false, false, true]);
  expect([-99n, 9n, 10n].map((value) => isOutside(value, { least: null, most: 9n }))).toEqual([false, false, true]);
  expect([4n, 5n, 99n].map((value) => isOutside(value, { least: 5n, most: null }))).toEqual([true, false, false]);
});

describe('parts of a day reach their ends', () => {
  const day = (iso: string): bigint => BigInt(Date.parse(iso) / 86_400_000);
  const dates = ['2024-01-01', '2024-12-31', '2026-02-28', '2026-02-02', '2026-02-01', '0001-01-01', '9999-12-31'];
  // each is decided where the bounds of the part leave no choice, so a bound that is too narrow would answer wrongly
  const conditions: readonly (readonly [string, readonly number[]])[] = [
    ['DAY(Sample.On) = 1', [1, 0, 0, 0, 1, 1, 0]],
    ['DAY(Sample.On) < 31', [1, 0, 1, 1, 1, 1, 0]],
    ['DAY(Sample.On) <= 1', [1, 0, 0, 0, 1, 1, 0]],
    ['MONTH(Sample.On) = 1', [1, 0, 0, 0, 0, 1, 0]],
    ['MONTH(Sample.On) >= 12', [0, 1, 0, 0, 0, 0, 1]],
    ['WEEKDAY(Sample.On) = 1', [1, 0, 0, 1, 0, 1, 0]],
    ['WEEKDAY(Sample.On) = 7', [0, 0, 0, 0, 1, 0, 0]],
    ['YEAR(Sample.On) = 1', [0, 0, 0, 0, 0, 1, 0]],
    ['YEAR(Sample.On) > 9998', [0, 0, 0, 0, 0, 0, 1]],
    ['EOM(Sample.On) = DATE(9999, 12, 31)', [0, 0, 0, 0, 0, 0, 1]],
    ['LEN(Sample.Word) = 0', [1, 1, 1, 1, 1, 1, 1]],
    ['SIGN(Sample.Amount) = 0', [1, 0, 0, 0, 0, 0, 0]],
    ['SIGN(Sample.Amount) < 0', [0, 1, 1, 1, 1, 1, 1]],
    ['SIGN(Sample.Amount) <= -1', [0, 1, 1, 1, 1, 1, 1]],
  ];
  const inputs = [
    { code: 'On', name: name('On'), type: 'date', source: 'employee.on' },
    { code: 'Amount', name: name('Amount'), type: 'money', source: 'employee.amount' },
    { code: 'Word', name: name('Word'), type: 'text', source: 'employee.word', blank: 'keep' },
  ] as const;
  const program = compiled(
    definitionOf(
      conditions.map(([expression], index) => ({ code: `C${index}`, name: name(`C${index}`), type: 'boolean', expression })),
      [...inputs],
    ),
  );
  const output = specialise(program, { period: february }).run(
    sampleInput([dates.map(day), dates.map((_, row) => BigInt(-row))], [dates.map(() => null)]),
  );

  test.each(conditions.map(([expression, expected], index) => [expression, index, expected] as const))('%s', (_, index, expected) => {
    expect([...(output.tables[0]?.v[index] ?? [])]).toEqual(expected);
    expect(output.referenceRows).toBe(0);
  });
});
