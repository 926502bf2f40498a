/** ALLOCATE without a tail: parts add up, keep the total's sign, and are those of the largest remainders (M1). */
import { exactReader } from '@wagewright/contracts/format';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type KernelInput, type KernelOutput, measureStatistics, narrate, readRow, specialise, verifySample } from '../src/index.ts';
import { data, definition, field, formula } from './line-support.ts';
import { compiled, errorsOf, february, name, type Table } from './support.ts';

const centers: Table = {
  code: 'Center',
  kind: 'snapshot',
  lines: 'cost-centers',
  name: name('Center'),
  columns: [field('Weight', 'decimal', { name: { en: 'Weight', 'zh-CN': '权重' } }), field('Total', 'money')],
};

const definitionOf = (expression: string) =>
  definition({ ALL: [centers, data('Part', [formula('Amount', 'money', expression)], 'Center')] });
const program = compiled(definitionOf('ALLOCATE(Center.Total, Center.Weight)'));

interface Case {
  /** Cents. */
  readonly total: number;
  /** Millionths. */
  readonly weights: readonly number[];
}

function inputOf(cases: readonly Case[]): KernelInput {
  const first = new Int32Array(cases.length + 1);
  for (const [row, { weights }] of cases.entries()) first[row + 1] = (first[row] ?? 0) + weights.length;
  const all = cases.flatMap(({ total, weights }) => weights.map((weight) => [weight, total] as const));
  const numbers = ([0, 1] as const).map((index) => Float64Array.from(all, (line) => line[index]));
  return { rows: cases.length, tables: new Map([[1, { numbers, texts: [], first }]]) };
}

function run(cases: readonly Case[], of = program): KernelOutput {
  const input = inputOf(cases);
  const kernel = specialise(of, { period: february, statistics: measureStatistics(of, input) });
  const output = kernel.run(input);
  expect(verifySample(kernel, output, input, 1, cases.length)).toEqual([]);
  return output;
}

function partsOf(output: KernelOutput): number[][] {
  const [table] = output.tables;
  return Array.from({ length: output.rows }, (_, row) => [...(table?.v[0]?.subarray(table.first?.[row], table.first?.[row + 1]) ?? [])]);
}

const weight = fc.oneof(fc.integer({ min: 0, max: 5_000_000 }), fc.constantFrom(0, 1, 333_333, 1_000_000));
const total = fc.oneof(fc.constantFrom(0, 1, -1, 2, 100, 10_000), fc.integer({ min: -10_000_000, max: 1_000_000_000 }));
const scenario = fc
  .record({ total, weights: fc.array(weight, { minLength: 1, maxLength: 12 }) })
  .filter(({ weights }) => weights.some((one) => one > 0));

/** The parts by the rule of Hamilton, on whole numbers: quotas cut, seats left by remainder. */
function expected({ total: of, weights }: Case): number[] {
  const [size, sum] = [BigInt(Math.abs(of)), weights.reduce((all, one) => all + BigInt(one), 0n)];
  const quotas = weights.map((one) => ({ whole: (size * BigInt(one)) / sum, rest: (size * BigInt(one)) % sum }));
  const left = Number(size - quotas.reduce((all, { whole }) => all + whole, 0n));
  const order = quotas.map((_, index) => index).sort((a, b) => Number((quotas[b]?.rest ?? 0n) - (quotas[a]?.rest ?? 0n)) || a - b);
  return quotas.map(({ whole }, index) => (Number(whole) + (order.indexOf(index) < left ? 1 : 0)) * Math.sign(of) + 0);
}

describe('by largest remainder', () => {
  test('the parts are those of the rule, add up to the cent, and none is against the sign of the total (M1)', () => {
    fc.assert(
      fc.property(fc.array(scenario, { minLength: 1, maxLength: 20 }), (cases) => {
        const parts = partsOf(run(cases));
        expect(parts).toEqual(cases.map(expected));
        for (const [row, own] of parts.entries()) {
          const of = cases[row]?.total ?? 0;
          expect(own.reduce((sum, part) => sum + part, 0)).toBe(of);
          expect(own.every((part) => part * of >= 0)).toBe(true);
        }
      }),
      { numRuns: 200, seed: 8 },
    );
  });

  test('two cents among four: rounding half up would give three of them one, and the last minus one', () => {
    expect(partsOf(run([{ total: 2, weights: [1, 1, 1, 1] }]))).toEqual([[1, 1, 0, 0]]);
    expect(partsOf(run([{ total: -2, weights: [1, 1, 1, 1] }]))).toEqual([[-1, -1, 0, 0]]);
  });

  test('to whole amounts, the total being rounded first', () => {
    const whole = compiled(definitionOf('ALLOCATE(Center.Total, Center.Weight, 0)'));
    expect(partsOf(run([{ total: 10_050, weights: [1, 1, 1] }], whole))).toEqual([[3_400, 3_400, 3_300]]);
  });

  test('weights below zero, or of nothing together, have no answer', () => {
    const { errors } = run([
      { total: 100, weights: [2, -1] },
      { total: 100, weights: [0, 0] },
    ]);
    expect(errors.map(({ row, parameters }) => `${row} ${parameters.message} ${parameters.of}`)).toEqual([
      '0 #NEGATIVE_WEIGHT Center',
      '0 #NEGATIVE_WEIGHT Center',
      '1 #NO_WEIGHTS Center',
      '1 #NO_WEIGHTS Center',
    ]);
  });

  test('twelve cost centers in proportion, by generated code alone', () => {
    const weights = Array.from({ length: 12 }, (_, index) => (index + 1) * 1_000_000);
    expect(run(Array.from({ length: 500 }, (_, index) => ({ total: 123_457 + index, weights }))).referenceRows).toBe(0);
  });

  test('says the share, the cut and who gets what is left', () => {
    const input = readRow(program, inputOf([{ total: 10_000, weights: [1_000_000, 1_000_000, 1_000_000] }]), 0);
    const told = (language: 'en' | 'zh-CN', line: number) =>
      narrate(
        program,
        { period: february },
        input,
        { table: 'Part', column: 'Amount', line },
        { reader: exactReader(language), audience: 'payroll' },
      );
    expect(told('en', 0).sentences).toEqual([
      'Total 100.00 is divided by weight: Weight 1 of 3 is a share of 33.3333…, cut to 33.33; of what is left by cutting, the lines that lost most get a unit each, this line 0.01.',
    ]);
    expect(told('en', 1).sentences[0]).toMatch(/this line none\.$/);
    expect(told('zh-CN', 0).sentences[0]).toMatch(/按权重分摊.*本行分得 0\.01。$/);
  });
});

describe('what cannot be', () => {
  test.each([
    ['ALLOCATE(1, Center.Weight, Center.Weight)', 'NOT_CONSTANT'],
    ['ALLOCATE(1, Center.Weight, 1.5)', 'NOT_CONSTANT'],
    ['ALLOCATE(1, Center.Weight, "a")', 'TYPE_MISMATCH'],
    ['ALLOCATE(1, Center.Weight, 2, 2)', 'TYPE_MISMATCH'],
    ['ALLOCATE(1, Center.Weight WHERE Center.Weight > 1)', 'TABLE_SHAPE'],
  ])('%s', (expression, code) => {
    expect(errorsOf(definitionOf(expression)).map((error) => error.code)).toEqual([code]);
  });
});
