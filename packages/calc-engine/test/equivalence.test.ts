/** Generated code = reference evaluator over dates, texts, conditions and table reads, for random expressions and rows. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { measureStatistics, specialise, verifySample } from '../src/index.ts';
import { compiled, definitionOf, errorsOf, february, name } from './support.ts';

const inputs = [
  { code: 'Amount', name: name('Amount'), type: 'money', source: 'compensation.A' },
  { code: 'Days', name: name('Days'), type: 'integer', source: 'leave.days' },
  { code: 'Hired', name: name('Hired'), type: 'date', source: 'employee.hire_date' },
  { code: 'Left', name: name('Left'), type: 'date', source: 'employee.termination_date', blank: 'error' },
  { code: 'Flag', name: name('Flag'), type: 'boolean', source: 'employee.custom.flag', blank: 'zero' },
  { code: 'Open', name: name('Open'), type: 'boolean', source: 'employee.custom.open' },
  { code: 'Word', name: name('Word'), type: 'text', source: 'assignment.position' },
  { code: 'Need', name: name('Need'), type: 'text', source: 'assignment.category', blank: 'error' },
] as const;

type Kind = 'number' | 'date' | 'truth' | 'text';

const expressions = fc.letrec<Record<Kind, string>>((tie) => {
  const [n, d, t, s] = [tie('number'), tie('date'), tie('truth'), tie('text')];
  const call = (fn: string, ...args: fc.Arbitrary<string>[]): fc.Arbitrary<string> =>
    fc.tuple(...args).map((parts) => `${fn}(${parts.join(', ')})`);
  const compared = (x: fc.Arbitrary<string>): fc.Arbitrary<string> =>
    fc.tuple(x, fc.constantFrom('=', '<>', '<', '<=', '>', '>='), x).map(([a, sign, b]) => `${a} ${sign} ${b}`);
  const small = fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom('0', '1', '2', '5', '29') },
    { weight: 1, arbitrary: fc.constantFrom('-13', '-1', '0.5') },
  );
  /** Numbers that are no amounts: an amount times an amount is none. */
  const plain = fc.constantFrom('Sample.Days', '0.25', 'TAX_MONTH', 'LEN(Sample.Word)', 'YEAR(Sample.Left)');
  return {
    number: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      fc.constantFrom('Sample.Amount', 'Sample.Days', 'TAX_MONTH', 'PERIOD_DAYS', '7', '0.25', 'Law.Allowance'),
      call('YEAR', d),
      call('MONTH', d),
      call('DAY', d),
      call('DAYS_BETWEEN', d, d),
      call('MONTHS_BETWEEN', d, d),
      call('OVERLAP_DAYS', d, d),
      call('WORKDAYS', d, d),
      call('LEN', s),
      call('WEEKDAY', d),
      call('VALUE', fc.oneof(s, fc.constantFrom('"12.50"', '"-3%"', '"1e2"', 'TEXT(Sample.Amount, 2)'))),
      call('POWER', plain, fc.constantFrom('0', '2', '3', '-1', 'Sample.Days')),
      fc.tuple(n, n).map(([a, b]) => `PROGRESSIVE(Tax, ${a}, ${b})`),
      fc
        .tuple(fc.constantFrom('CALENDAR', 'WORKING', 'FIXED_30', 'FIXED_21_75'), d, d)
        .map(([basis, from, to]) => `PRORATE(Sample.Amount, ${basis}, ${from}, ${to})`),
      fc
        .oneof(
          s,
          fc.constant('"night"'),
          t.map((when) => `IF(${when}, "day", "night")`),
        )
        .map((key) => `LOOKUP(Rates, ${key}, Rate)`),
      call('IF', t, n, n),
      call('IFS', t, n, t, n),
      fc.tuple(s, n, n).map(([word, a, b]) => `SWITCH(${word}, "night", ${a}, Sample.Word, ${b}, 3)`),
      n.map((a) => `CUMULATIVE_WITHHOLD(Tax, ${a}, Sample.Amount)`),
      n.map((a) => `QUICK(Tax, ${a})`),
      n.map((a) => `GROSS_UP(Tax, ${a})`),
      fc.tuple(fc.constantFrom('Rate', 'Quick'), n).map(([column, a]) => `INTERPOLATE(Tax, ${a}, ${column})`),
      fc.tuple(n, n).map(([a, b]) => `RANGE(Tax, ${a} / ${b}, Rate)`),
      fc.tuple(n, n).map(([a, b]) => `QUICK(Tax, ${a} * 10000 / ${b})`),
      fc.tuple(n, n).map(([a, b]) => `GROSS_UP(Tax, ${a} * 10000 / ${b})`),
      fc.tuple(n, n).map(([a, b]) => `INTERPOLATE(Tax, ${a} * 10000 / ${b}, Rate)`),
      fc.tuple(n, n).map(([a, b]) => `LOOKUP(Steps, ${a} / ${b}, Rate)`),
      call('MARGINAL_RELIEF', n, n, n, n),
      call('PRORATE', n, fc.constant('HOURS'), n, n),
      call('PRORATE', n, fc.constant('SUBTRACT_ABSENCE'), n),
      call('ROUND', n, n),
      call('ROUND', n, fc.constant('Sample.Days'), fc.constantFrom('HALF_UP', 'HALF_EVEN', 'FLOOR')),
      call('ROUND_TO', n, n, fc.constantFrom('HALF_UP', 'HALF_DOWN', 'CEILING')),
      call('AGE', d, d),
      call('SERVICE_MONTHS', d),
      fc.constantFrom('CONVERT(CONVERT(Sample.Amount, USD), CNY, PAY_DATE)', 'CONVERT(CONVERT(Sample.Amount, USD, PERIOD_START), CNY)'),
      fc.tuple(n, fc.constantFrom('+', '-'), n).map(([a, sign, b]) => `(${a} ${sign} ${b})`),
      fc.tuple(n, plain).map(([a, b]) => `(${a} * ${b})`),
      call('COALESCE', n, n),
    ),
    date: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom('Sample.Hired', 'Sample.Left', 'PERIOD_START', 'PERIOD_END', 'DATE(2024, 2, 29)', 'PAY_DATE'),
      call('ADD_DAYS', d, fc.oneof(small, small, n)),
      call('ADD_MONTHS', d, fc.oneof(small, small, n)),
      call('EOM', d),
      call(
        'DATE',
        fc.constantFrom('2024', 'Sample.Days', 'YEAR(Sample.Hired)'),
        fc.constantFrom('2', 'Sample.Days'),
        fc.constantFrom('1', '29', 'Sample.Days'),
      ),
      call('MIN', d, d),
      call('MAX', d, d),
      call('COALESCE', d, d),
      call('IF', t, d, d),
    ),
    truth: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom('TRUE', 'Sample.Flag', 'Sample.Open', 'ISBLANK(Sample.Hired)', 'ISBLANK(Sample.Word)', 'ISBLANK(Sample.Open)'),
      compared(n),
      compared(d),
      compared(s),
      call('AND', t, t),
      call('OR', t, t),
      call('NOT', t),
      call('IN', s, s, s),
      call('MATCH', s, fc.oneof(s, fc.constantFrom('"*"', '"?-*"', '"n*t"'))),
      call('IS_HOLIDAY', d),
      call('BETWEEN', d, d, d),
      call('COALESCE', t, t),
      call('IF', t, t, t),
      n.map((a) => `ISBLANK(${a})`),
      s.map((a) => `ISBLANK(${a})`),
    ),
    text: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom('Sample.Word', 'Sample.Need', '"night"', '"day"', '""', '"工资"'),
      call('UPPER', s),
      call('TRIM', s),
      call('LEFT', s, fc.oneof(small, small, n)),
      call('RIGHT', s, small),
      call('MID', s, small, small),
      call('TEXT', n, fc.constantFrom('0', '2')),
      call('IF', t, s, s),
      call('COALESCE', s, s),
      fc.tuple(s, s).map(([a, b]) => `${a} & ${b}`),
      t.map((when) => `IF(${when}, ERROR("no"), Sample.Word)`),
    ),
  };
});

const maybe = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(value, { freq: 15, nil: null });
const row = fc.record({
  Amount: maybe(
    fc.oneof({ weight: 15, arbitrary: fc.integer({ min: -100_000, max: 5_000_000 }) }, { weight: 1, arbitrary: fc.maxSafeInteger() }),
  ),
  Days: maybe(fc.integer({ min: -3, max: 40 })),
  Hired: maybe(fc.oneof(fc.integer({ min: 20_440, max: 20_530 }), fc.integer({ min: -719_162, max: 2_932_896 }))),
  Left: maybe(fc.integer({ min: 20_440, max: 20_530 })),
  Flag: maybe(fc.constantFrom(0, 1)),
  Open: maybe(fc.constantFrom(0, 1)),
  Word: maybe(fc.constantFrom('night', 'day', ' 工资 ', 'A-17', '')),
  Need: maybe(fc.constantFrom('night', 'x')),
});

const rule = fc.constantFrom('error' as const, 'keep' as const);

test('on every cell', () => {
  const cell = fc.oneof(
    expressions.number.map((expression) => ({ type: 'decimal' as const, expression })),
    expressions.date.map((expression) => ({ type: 'date' as const, expression })),
    expressions.truth.map((expression) => ({ type: 'boolean' as const, expression })),
    expressions.text.map((expression) => ({ type: 'text' as const, expression })),
  );
  const scenario = fc.record({ cell, rule, rows: fc.array(row, { minLength: 5, maxLength: 20 }) });
  const counts = { rows: 0, generated: 0 };
  fc.assert(
    fc.property(scenario, (given) => {
      fc.pre(given.cell.expression.length <= 4_000);
      const definition = definitionOf(
        [
          { code: 'First', name: name('First'), ...given.cell, blank: given.rule },
          { code: 'Second', name: name('Second'), type: 'boolean', expression: 'ISBLANK(First)' },
        ],
        [...inputs],
      );
      fc.pre(!errorsOf(definition).some((error) => error.code === 'CONSTANT_VALUE'));
      const program = compiled(definition);
      const numbers = (['Amount', 'Days', 'Hired', 'Left', 'Flag', 'Open'] as const).map((code) =>
        Float64Array.from(given.rows, (values) => values[code] ?? Number.NaN),
      );
      const texts = (['Word', 'Need'] as const).map((code) => given.rows.map((values) => values[code]));
      const input = { rows: given.rows.length, tables: new Map([[1, { numbers, texts }]]) };
      for (const statistics of [undefined, measureStatistics(program, input)]) {
        const kernel = specialise(program, statistics ? { period: february, statistics } : { period: february });
        const output = kernel.run(input);
        counts.rows += output.rows;
        counts.generated += output.rows - output.referenceRows;
        expect(verifySample(kernel, output, input, 1, input.rows)).toEqual([]);
      }
    }),
    { numRuns: 900, seed: 17 },
  );
  expect(counts.generated / counts.rows).toBeGreaterThan(0.3);
});
