/** M1: what is divided among lines adds up to the cent, whatever the weights, and the order of the lines changes nothing. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type KernelInput, type KernelOutput, measureStatistics, type Program, specialise, verifySample } from '../src/index.ts';
import { data, definition, field, formula } from './line-support.ts';
import { compiled, february, name, type Table } from './support.ts';

const centers: Table = {
  code: 'Center',
  kind: 'snapshot',
  lines: 'cost-centers',
  name: name('Center'),
  columns: [field('Weight', 'decimal'), field('Tail', 'boolean'), field('Total', 'money')],
};

const program: Program = compiled(
  definition({
    ALL: [centers, data('Part', [formula('Amount', 'money', 'ALLOCATE(Center.Total, Center.Weight, Center.Tail)')], 'Center')],
  }),
);

interface Case {
  readonly total: number;
  readonly weights: readonly number[];
  readonly tails: readonly boolean[];
}

function run(cases: readonly Case[]): { input: KernelInput; output: KernelOutput } {
  const first = new Int32Array(cases.length + 1);
  for (const [row, { weights }] of cases.entries()) first[row + 1] = (first[row] ?? 0) + weights.length;
  const all = cases.flatMap(({ total, weights, tails }) => weights.map((weight, index) => [weight, tails[index] ? 1 : 0, total] as const));
  const numbers = ([0, 1, 2] as const).map((index) => Float64Array.from(all, (line) => line[index]));
  const input = { rows: cases.length, tables: new Map([[1, { numbers, texts: [], first }]]) };
  const kernel = specialise(program, { period: february, statistics: measureStatistics(program, input) });
  const output = kernel.run(input);
  expect(verifySample(kernel, output, input, 1, cases.length)).toEqual([]);
  return { input, output };
}

/** Each employee's parts in cents; null where a line failed. */
function partsOf(output: KernelOutput): (number | null)[][] {
  const [table] = output.tables;
  const failed = new Set(output.errors.map(({ row }) => row));
  return Array.from({ length: output.rows }, (_, row) => {
    const parts = [...(table?.v[0]?.subarray(table.first?.[row], table.first?.[row + 1]) ?? [])];
    return failed.has(row) ? parts.map(() => null) : parts;
  });
}

const weight = fc.oneof(fc.integer({ min: 1, max: 5_000_000 }), fc.constantFrom(1, 333_333, 1_000_000, 2 ** 40));
const total = fc.oneof(
  fc.constantFrom(0, 1, -1, 100, 10_000),
  fc.integer({ min: -10_000_000, max: 1_000_000_000 }),
  fc.constant(9_000_000_000_000),
);

const scenario: fc.Arbitrary<Case> = fc
  .tuple(total, fc.array(weight, { minLength: 1, maxLength: 12 }), fc.nat())
  .map(([of, weights, at]) => ({ total: of, weights, tails: weights.map((_, index) => index === at % weights.length) }));

test('the parts add up, none but the tail is off by more than half a cent (M1)', () => {
  fc.assert(
    fc.property(fc.array(scenario, { minLength: 1, maxLength: 20 }), (cases) => {
      const parts = partsOf(run(cases).output);
      for (const [row, { total: of, weights, tails }] of cases.entries()) {
        const own = (parts[row] ?? []).map((part) => BigInt(part ?? Number.NaN));
        expect(own.reduce((sum, part) => sum + part, 0n)).toBe(BigInt(of));
        const sum = weights.reduce((all, one) => all + BigInt(one), 0n);
        for (const [index, part] of own.entries()) {
          if (tails[index]) continue;
          const difference = part * sum - BigInt(of) * BigInt(weights[index] ?? 0);
          expect((difference < 0n ? -difference : difference) * 2n <= sum).toBe(true);
        }
      }
    }),
    { numRuns: 200, seed: 6 },
  );
});

test('the order of the lines changes nothing (M1)', () => {
  const shuffled = scenario.chain((given) =>
    fc.shuffledSubarray([...given.weights.keys()], { minLength: given.weights.length }).map((order) => ({ given, order })),
  );
  fc.assert(
    fc.property(shuffled, ({ given, order }) => {
      const other: Case = {
        total: given.total,
        weights: order.map((index) => given.weights[index] ?? 0),
        tails: order.map((index) => given.tails[index] ?? false),
      };
      const [before = [], after = []] = partsOf(run([given, other]).output);
      expect(after).toEqual(order.map((index) => before[index]));
    }),
    { numRuns: 200, seed: 7 },
  );
});

test('without a tail, with two, or with weights of nothing there is no answer', () => {
  const { output } = run([
    { total: 100, weights: [1, 1], tails: [false, false] },
    { total: 100, weights: [1, 1], tails: [true, true] },
    { total: 100, weights: [0, 0], tails: [true, false] },
    { total: 100, weights: [], tails: [] },
  ]);
  expect(output.errors.map(({ row, line, parameters }) => `${row} ${line} ${parameters.message} ${parameters.of}`)).toEqual([
    '0 0 #NO_TAIL Center',
    '0 1 #NO_TAIL Center',
    '1 0 #NO_TAIL Center',
    '1 1 #NO_TAIL Center',
    '2 0 #NO_WEIGHTS Center',
    '2 1 #NO_WEIGHTS Center',
  ]);
});

test('twelve cost centers in proportion, by generated code alone', () => {
  const weights = Array.from({ length: 12 }, (_, index) => (index + 1) * 1_000_000);
  const { output } = run(
    Array.from({ length: 500 }, (_, index) => ({ total: 123_457 + index, weights, tails: weights.map((__, at) => at === 11) })),
  );
  expect(output.referenceRows).toBe(0);
});
