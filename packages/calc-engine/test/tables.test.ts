/** Parameter tables of every shape: brackets by each bound, published amounts, many rows, texts, blanks; and gross from net. */
import type { CalculationDefinitionInput } from '@wagewright/contracts/definition';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { measureStatistics, specialise, verifySample } from '../src/index.ts';
import { add, compare, type Fraction, fraction, multiply, subtract, zero } from '../src/reference/fraction.ts';
import { netLines } from '../src/tables/gross-up.ts';
import type { Bracket } from '../src/tables/resolve.ts';
import { compiled, definitionOf, errorsOf, february, money, name, sampleInput } from './support.ts';

type Table = Extract<CalculationDefinitionInput['steps'][number]['tables'][number], { kind: 'parameter' }>;
type Row = Table['versions'] extends readonly (infer V)[] | undefined ? (V extends { rows: readonly (infer R)[] } ? R : never) : never;

const bounds = ['from', 'over', 'up-to', 'below'] as const;

function bracketTable(bound: (typeof bounds)[number], rows: Row[]): Table {
  return {
    code: 'Scale',
    kind: 'parameter',
    name: name('Scale'),
    bracket: { column: 'Bound', bound, rate: 'Rate', base: 'Base', quick: 'Quick' },
    columns: [
      { code: 'Bound', name: name('Bound'), type: 'money' },
      { code: 'Rate', name: name('Rate'), type: 'decimal' },
      { code: 'Base', name: name('Base'), type: 'money' },
      { code: 'Quick', name: name('Quick'), type: 'money' },
      { code: 'Note', name: name('Note'), type: 'text' },
      { code: 'Since', name: name('Since'), type: 'date' },
      { code: 'Open', name: name('Open'), type: 'boolean' },
    ],
    versions: [{ validFrom: '2026-01-01', source: 'test', rows }],
  };
}

const typed = (code: string, type: 'decimal' | 'text' | 'date' | 'boolean', expression: string) =>
  ({ code, name: name(code), type, expression, blank: 'keep' }) as const;

const columns = [
  typed('Charged', 'decimal', 'PROGRESSIVE(Scale, Sample.A)'),
  typed('Quickly', 'decimal', 'QUICK(Scale, Sample.A / Sample.B)'),
  typed('Gross', 'decimal', 'GROSS_UP(Scale, Sample.A)'),
  typed('GrossShare', 'decimal', 'GROSS_UP(Scale, Sample.A / Sample.B)'),
  typed('Between', 'decimal', 'INTERPOLATE(Scale, Sample.A, Base)'),
  typed('BetweenShare', 'decimal', 'INTERPOLATE(Scale, Sample.A / Sample.B, Rate)'),
  typed('Note', 'text', 'RANGE(Scale, Sample.A, Note)'),
  typed('NoteShare', 'text', 'RANGE(Scale, Sample.A / Sample.B, Note)'),
  typed('Since', 'date', 'RANGE(Scale, Sample.A, Since)'),
  typed('Open', 'boolean', 'RANGE(Scale, Sample.A / Sample.B, Open)'),
];

const inputs = (['A', 'B'] as const).map((code) => ({ code, name: name(code), type: 'money' as const, source: `compensation.${code}` }));

const maybe = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(value, { freq: 6, nil: null });
const row = fc.record({
  step: fc.integer({ min: 1, max: 5_000 }),
  Rate: fc.constantFrom(0, 0.03, 0.1, 0.45, 0.123456, 1),
  Base: fc.integer({ min: 0, max: 900 }),
  Quick: fc.integer({ min: 0, max: 500 }),
  Note: maybe(fc.constantFrom('low', 'high')),
  Since: maybe(fc.constantFrom('2026-01-31', '2024-02-29')),
  Open: maybe(fc.boolean()),
});

test('generated code reads them as the reference evaluator does', () => {
  const scenario = fc.record({
    bound: fc.constantFrom(...bounds),
    published: fc.boolean(),
    open: fc.boolean(),
    start: fc.integer({ min: -100, max: 300 }),
    rows: fc.oneof(fc.array(row, { minLength: 1, maxLength: 6 }), fc.array(row, { minLength: 26, maxLength: 40 })),
    values: fc.array(fc.tuple(fc.integer({ min: -50_000, max: 12_000_000 }), fc.integer({ min: -5, max: 300 })), {
      minLength: 4,
      maxLength: 12,
    }),
  });
  const counts = { rows: 0, generated: 0 };
  fc.assert(
    fc.property(scenario, ({ bound, published, open, start, rows, values }) => {
      let at = start;
      const cells = rows.map(({ step, Base, ...rest }, index): Row => {
        at += step;
        const last = open && index === rows.length - 1 && (bound === 'up-to' || bound === 'below');
        return { ...rest, Base: published ? Base * (index + 1) : null, Bound: last ? null : at };
      });
      const table = bracketTable(bound, cells);
      if (!published && table.bracket) delete table.bracket.base;
      const given = definitionOf([...columns], inputs);
      const [step] = given.steps;
      const definition = { ...given, steps: [{ ...step, tables: [...(step?.tables ?? []), ...definitionTables(table)] }] } as typeof given;
      expect(errorsOf(definition)).toEqual([]);
      const program = compiled(definition);
      const input = sampleInput([values.map(([a]) => BigInt(a)), values.map(([, b]) => BigInt(b))]);
      for (const statistics of [undefined, measureStatistics(program, input)]) {
        const kernel = specialise(program, statistics ? { period: february, statistics } : { period: february });
        const output = kernel.run(input);
        counts.rows += output.rows;
        counts.generated += output.rows - output.referenceRows;
        expect(verifySample(kernel, output, input, 1, input.rows)).toEqual([]);
      }
    }),
    { numRuns: 250, seed: 4 },
  );
  expect(counts.generated / counts.rows).toBeGreaterThan(0.02);
});

/** The table with the schema's defaults. */
function definitionTables(table: Table): ReturnType<typeof definitionOf>['steps'][number]['tables'] {
  const parsed = definitionOf([money('X', '1')], undefined, { steps: [{ code: 'ONE', name: name('One'), tables: [table] }] });
  return parsed.steps.flatMap((step) => step.tables);
}

describe('the smallest gross that leaves at least the net', () => {
  const q = (n: number, d = 1): Fraction => fraction(BigInt(n), BigInt(d));

  /** Amount taken from a gross, bracket by bracket with the bounds belonging to the row below. */
  function taken(brackets: readonly Bracket[], gross: Fraction): Fraction | null {
    if (gross.n <= 0n) return zero;
    const lowest = brackets[0]?.lower;
    if (lowest && compare(gross, lowest) <= 0) return zero;
    const found = brackets.find(({ upper }) => upper === null || compare(gross, upper) <= 0);
    if (!found) return null;
    return add(found.base, multiply(found.rate, subtract(gross, found.lower ?? zero)));
  }

  test('for any brackets, published amounts that jump and rates of 100 % included', () => {
    const bracket = fc.record({
      width: fc.integer({ min: 1, max: 500 }),
      rate: fc.constantFrom(0, 3, 10, 45, 90, 100),
      base: fc.integer({ min: 0, max: 90 }),
    });
    fc.assert(
      fc.property(
        fc.array(bracket, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 0, max: 100 }),
        fc.integer({ min: -50, max: 1_500 }),
        (rows, start, net) => {
          let at = start;
          const brackets = rows.map(({ width, rate, base }, index): Bracket => {
            const lower = q(at);
            at += width;
            return {
              lower,
              upper: index === rows.length - 1 ? null : q(at),
              rate: q(rate, 100),
              base: index === 0 ? zero : q(base),
              quick: zero,
            };
          });
          const { lines, most } = netLines(brackets);
          if (most !== null && compare(q(net), most) > 0) return;
          const line = lines.findLast(({ above }) => above === null || compare(q(net), above) > 0);
          const gross = line ? add(multiply(line.slope, q(net)), line.offset) : zero;
          const left = (value: Fraction): Fraction => subtract(value, taken(brackets, value) ?? zero);
          const justAbove = add(gross, q(1, 1_000_000));
          expect([gross, justAbove].some((value) => compare(left(value), q(net)) >= 0)).toBe(true);
          for (let below = 1; below <= 40; below += 1) {
            const smaller = subtract(gross, q(below * 7, 2));
            expect(compare(left(smaller), q(net))).toBeLessThan(0);
          }
        },
      ),
      { numRuns: 800, seed: 9 },
    );
  });
});
