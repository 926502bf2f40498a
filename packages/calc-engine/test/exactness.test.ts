/** Generated code = reference evaluator = an evaluator written independently, over random expressions, scales, magnitudes and ties (M3). */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evaluateRow, type Kernel, measureStatistics, type Program, readRow, specialise, verifySample } from '../src/index.ts';
import { evaluateOracle, failOracle, type OracleValue, rational, roundOracle } from './oracle.ts';
import { compiled, definitionOf, errorsOf, february, name, sampleInput } from './support.ts';

const scales = { A: 2, B: 2, C: 4, D: 0, E: 2, F: 6 } as const;
type InputCode = keyof typeof scales;
const inputCodes = Object.keys(scales) as InputCode[];
const modes = ['HALF_UP', 'HALF_EVEN', 'HALF_DOWN', 'UP', 'DOWN', 'CEILING', 'FLOOR'] as const;
const tax = {
  brackets: [
    { upTo: rational(36000n), rate: rational(3n, 100n) },
    { upTo: rational(144000n), rate: rational(1n, 10n) },
    { upTo: rational(300000n), rate: rational(1n, 5n) },
  ],
};

const int64Max = 2n ** 63n - 1n;

/** What payrolls hold: small, on ties, on bracket bounds, negative. */
const ordinary = [
  { weight: 4, arbitrary: fc.bigInt(-100_000n, 100_000n) },
  { weight: 3, arbitrary: fc.bigInt(-2_000n, 2_000n).map((value) => value * 25n) },
  { weight: 3, arbitrary: fc.bigInt(0n, 10_000_000_000n) },
  { weight: 2, arbitrary: fc.constantFrom(0n, 1n, -1n, 3_600_000n, 3_600_001n, 30_000_001n) },
];
const usual: fc.Arbitrary<bigint | null> = fc.oneof(...ordinary);

/** And what they should not hold: blanks, and numbers around 2^53 and beyond. */
const unusual: fc.Arbitrary<bigint | null> = fc.oneof(
  ...ordinary,
  { weight: 3, arbitrary: fc.bigInt(-(10n ** 15n), 10n ** 15n) },
  { weight: 1, arbitrary: fc.bigInt(2n ** 53n - 3n, 2n ** 53n + 3n) },
  { weight: 1, arbitrary: fc.bigInt(-int64Max, int64Max) },
  { weight: 1, arbitrary: fc.constant(null) },
);

const literal = fc.oneof(
  fc.integer({ min: 0, max: 400 }).map(String),
  fc.constantFrom('0.5', '21.75', '0.062', '0.3%', '12', '8%', '1.5', '36000', '0.005', '999999999999', '100000000000000000000'),
);

/** Expressions as text; columns before this one may be read too. */
function expressions(earlier: readonly string[]): fc.Arbitrary<string> {
  const mode = fc.constantFrom(...modes);
  const names = [...inputCodes.map((code) => `Sample.${code}`), ...earlier];
  return fc.letrec<{ number: string; truth: string }>((tie) => {
    const n = tie('number');
    const t = tie('truth');
    const call = (fn: string, ...args: fc.Arbitrary<string>[]): fc.Arbitrary<string> =>
      fc.tuple(...args).map((parts) => `${fn}(${parts.join(', ')})`);
    const leaf = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...names) }, { weight: 2, arbitrary: literal });
    const binary = (signs: readonly string[]): fc.Arbitrary<string> =>
      fc.tuple(n, fc.constantFrom(...signs), n).map(([a, sign, b]) => `(${a} ${sign} ${b})`);
    return {
      number: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        leaf,
        binary(['+', '-', '*', '/']),
        binary(['*', '/']),
        n.map((a) => `-(${a})`),
        n.map((a) => `(${a})%`),
        call('ROUND', n, fc.constantFrom('0', '1', '2', '4', '-2'), mode),
        call('ROUND_TO', n, fc.constantFrom('0.05', '1', '0.3', '7'), mode),
        call('IF', t, n, n),
        call('MIN', n, n, n),
        call('MAX', n, n),
        call('CLAMP', n, n, n),
        call('ABS', n),
        call('SIGN', n),
        call('INT', n),
        call('MOD', n, n),
        call('SAFE_DIV', n, n),
        call('COALESCE', n, n),
        n.map((a) => `PROGRESSIVE(Tax, ${a})`),
        n.map((a) => `RANGE(Tax, ${a}, Rate)`),
      ),
      truth: fc.oneof(
        { depthSize: 'small' },
        binary(['=', '<>', '<', '<=', '>', '>=']),
        call('AND', t, t),
        call('OR', t, t),
        call('NOT', t),
        call('ISBLANK', n),
        call('BETWEEN', n, n, n),
      ),
    };
  }).number;
}

const column = fc.record({
  scale: fc.integer({ min: 0, max: 6 }),
  rounding: fc.constantFrom(...modes),
  blank: fc.constantFrom('error', 'zero', 'keep'),
});
type ColumnRule = { scale: number; rounding: (typeof modes)[number]; blank: 'error' | 'zero' | 'keep' };

const sixOf = (amount: fc.Arbitrary<bigint | null>): fc.Arbitrary<(bigint | null)[]> => fc.array(amount, { minLength: 6, maxLength: 6 });

const scenario = fc.record({
  texts: fc.tuple(expressions([]), expressions(['X0']), expressions(['X0', 'X1'])),
  rules: fc.tuple(column, column, column) as fc.Arbitrary<[ColumnRule, ColumnRule, ColumnRule]>,
  rows: fc.array(fc.oneof(sixOf(usual), sixOf(unusual)), { minLength: 1, maxLength: 12 }),
});

/** Null where an expression divides by a literal zero, which the compiler refuses. */
function programOf(texts: readonly string[], rules: readonly ColumnRule[]): Program | null {
  const columns = texts.map((expression, index) => {
    const rule = rules[index] as ColumnRule;
    return { code: `X${index}`, name: name(`X${index}`), type: 'decimal' as const, expression, ...rule };
  });
  const inputs = inputCodes.map((code) => ({
    code,
    name: name(code),
    type: 'decimal' as const,
    scale: scales[code],
    source: `compensation.${code}`,
    blank: 'keep' as const,
  }));
  const definition = definitionOf(columns, inputs);
  return errorsOf(definition).some((error) => error.code === 'CONSTANT_VALUE') ? null : compiled(definition);
}

/** The three results of one row as the oracle sees them: digits, `blank` or `error`. */
function oracleRow(texts: readonly string[], rules: readonly ColumnRule[], row: readonly (bigint | null)[]): string[] {
  const results: string[] = [];
  for (const [index, text] of texts.entries()) {
    const rule = rules[index] as ColumnRule;
    const value = evaluateOracle(text.replaceAll('Sample.', ''), {
      tables: { Tax: tax },
      column(code): OracleValue {
        const input = inputCodes.indexOf(code as InputCode);
        if (input >= 0) {
          const minor = row[input] ?? null;
          return minor === null ? null : rational(minor, 10n ** BigInt(scales[code as InputCode]));
        }
        if (!/^X\d$/.test(code)) return null;
        const earlier = results[Number(code.slice(1))] ?? '';
        if (earlier === 'error') return failOracle('an error read');
        return earlier === 'blank' ? null : rational(BigInt(earlier), 10n ** BigInt((rules[Number(code.slice(1))] as ColumnRule).scale));
      },
    });
    results.push(storeOracle(value, rule));
  }
  return results;
}

function storeOracle(value: OracleValue | 'error', rule: ColumnRule): string {
  if (value === 'error' || typeof value === 'boolean') return 'error';
  if (value === null) return rule.blank === 'keep' ? 'blank' : rule.blank === 'zero' ? '0' : 'error';
  const minor = roundOracle(rational(value.p * 10n ** BigInt(rule.scale), value.q), rule.rounding);
  return minor > int64Max || minor < -int64Max - 1n ? 'error' : String(minor);
}

/** Rows seen, and rows that the generated code calculated itself. */
const counts = { rows: 0, generated: 0 };

function kernelRows(kernel: Kernel, input: ReturnType<typeof sampleInput>): string[][] {
  const output = kernel.run(input);
  counts.rows += input.rows;
  counts.generated += input.rows - output.referenceRows;
  expect(verifySample(kernel, output, input, 7, input.rows)).toEqual([]);
  const [table] = output.tables;
  return Array.from({ length: input.rows }, (_, row) =>
    [0, 1, 2].map((index) => {
      if (output.errors.some((record) => record.row === row && record.column === `X${index}`)) return 'error';
      const big = table?.big.get(index)?.get(row);
      const value = table?.v[index]?.[row] ?? Number.NaN;
      if (big !== undefined) return String(big);
      expect(Object.is(value, -0)).toBe(false);
      return Number.isNaN(value) ? 'blank' : String(BigInt(value));
    }),
  );
}

function referenceRow(program: Program, input: ReturnType<typeof sampleInput>, row: number): string[] {
  const cells = evaluateRow(program, { period: february }, readRow(program, input, row)).get(5)?.[0];
  return [0, 1, 2].map((index) => {
    const cell = cells?.get(`X${index}`);
    return cell?.kind === 'number' ? String(cell.minor) : (cell?.kind ?? 'missing');
  });
}

describe('exactness', () => {
  test('generated code, reference evaluator and oracle agree on every cell', () => {
    fc.assert(
      fc.property(scenario, ({ texts, rules, rows }) => {
        const program = programOf(texts, rules);
        fc.pre(program !== null);
        if (!program) return;
        const input = sampleInput(inputCodes.map((_, index) => rows.map((row) => row[index] ?? null)));
        const expected = rows.map((row) => oracleRow(texts, rules, row));
        expect(rows.map((_, row) => referenceRow(program, input, row))).toEqual(expected);
        expect(kernelRows(specialise(program, { period: february }), input)).toEqual(expected);
        const statistics = measureStatistics(program, input);
        expect(kernelRows(specialise(program, { period: february, statistics }), input)).toEqual(expected);
      }),
      { numRuns: 900, seed: 20_260_131 },
    );
    expect(counts.generated / counts.rows).toBeGreaterThan(0.3);
  });

  test('A / 12 * 6 is judged on the exact value, for every amount', () => {
    const program = programOf(
      ['Sample.A / 12 * 6', 'Sample.A / 3 * 1.5', 'Sample.A * 0.5'],
      [0, 1, 2].map(() => ({ scale: 2, rounding: 'HALF_UP', blank: 'error' })),
    );
    if (!program) throw new Error('the columns compile');
    const values = Array.from({ length: 20_000 }, (_, index) => BigInt(index));
    const kernel = specialise(program, { period: february });
    const output = kernel.run(sampleInput([values]));
    expect(output.referenceRows).toBe(0);
    for (const index of [0, 1, 2])
      expect([...(output.tables[0]?.v[index] ?? [])].map(BigInt)).toEqual(values.map((value) => (value + 1n) / 2n));
  });
});
