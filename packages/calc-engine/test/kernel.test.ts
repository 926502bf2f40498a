/** The kernel's edges: chunks, blanks, large numbers, failures, buffers. */
import { describe, expect, test } from 'vitest';
import { withLines } from '../src/codegen/buffers.ts';
import { evaluateRow, type KernelOutput, measureStatistics, minorToText, readRow, specialise, verifySample } from '../src/index.ts';
import { compiled, definitionOf, february, money, name, sampleInput } from './support.ts';
import { Payroll } from './threads/payroll.ts';

const a = { code: 'A', name: name('A'), type: 'money', source: 'compensation.A' } as const;
const b = { code: 'B', name: name('B'), type: 'money', source: 'compensation.B' } as const;

function column(output: KernelOutput, index: number): (number | null)[] {
  return [...(output.tables[0]?.v[index] ?? [])].map((value) => (Number.isNaN(value) ? null : value));
}

describe('a row', () => {
  test('by itself gives what it gives among others', () => {
    const payroll = new Payroll();
    const { program, period } = payroll;
    const input = payroll.input(0, 200);
    const kernel = payroll.kernel(false);
    const output = kernel.run(input);
    const plan = program.tables.find((table) => table.code === 'Pay');
    for (const row of [0, 1, 50, 199]) {
      const cells = evaluateRow(program, { period }, readRow(program, input, row)).get(plan?.no ?? 0)?.[0];
      for (const planned of plan?.columns ?? []) {
        const cell = cells?.get(planned.code);
        if (planned.storage === 't') {
          expect(cell).toEqual({ kind: 'text', text: output.tables[0]?.t[planned.position - 1]?.[row] });
          continue;
        }
        const value = output.tables[0]?.v[planned.position - 1]?.[row] ?? Number.NaN;
        expect(cell?.kind === 'number' ? Number(cell.minor) : Number.NaN).toBe(value);
      }
    }
  });
});

describe('blanks', () => {
  const program = compiled(
    definitionOf(
      [
        { ...money('Kept', 'Sample.A'), blank: 'keep' },
        { ...money('Zero', 'Sample.A'), blank: 'zero' },
        money('Error', 'Sample.A'),
        money('Guarded', 'IF(ISBLANK(Sample.A), 7, Sample.A * 2)'),
        money('Filled', 'COALESCE(Sample.A, Sample.B, 1)'),
      ],
      [a, b],
    ),
  );

  test('follow the rule of the column; a blank that is read is an error, never a zero', () => {
    const output = specialise(program, { period: february }).run(
      sampleInput([
        [null, 500n],
        [300n, null],
      ]),
    );
    expect([0, 1, 2, 3, 4].map((index) => column(output, index))).toEqual([
      [null, 500],
      [0, 500],
      [null, 500],
      [700, 1000],
      [300, 500],
    ]);
    expect(output.errors.map((error) => `${error.row} ${error.column} ${error.code}`)).toEqual(['0 Error BLANK_VALUE']);
    expect(output.tables[0]?.errorCount[0]).toBe(1);
  });

  test('a missing input column is blank in every row', () => {
    const output = specialise(program, { period: february }).run({ rows: 2, tables: new Map() });
    expect(column(output, 3)).toEqual([700, 700]);
    expect(output.errors).toHaveLength(2);
  });
});

describe('large numbers', () => {
  const program = compiled(
    definitionOf(
      [money('Sum', 'Sample.A + Sample.B'), money('Half', 'Sum / 2'), money('Product', 'Sample.A * Sample.B')],
      [a, { ...b, type: 'decimal', scale: 2 }],
    ),
  );
  const kernel = specialise(program, { period: february });

  test('beyond 2^53 they stay exact and are delivered apart', () => {
    const input = sampleInput([
      [9_007_199_254_740_993n, 9_007_199_254_740_991n],
      [1n, 1n],
    ]);
    const output = kernel.run(input);
    expect(output.tables[0]?.big.get(0)?.get(0)).toBe(9_007_199_254_740_994n);
    expect(output.tables[0]?.big.get(0)?.get(1)).toBe(9_007_199_254_740_992n);
    expect(column(output, 1)).toEqual([4_503_599_627_370_497, 4_503_599_627_370_496]);
    expect(verifySample(kernel, output, input, 1, 2)).toEqual([]);
    expect(output.referenceRows).toBe(2);
  });

  test('beyond int64 they are an error of the cell, and what reads it fails with it', () => {
    const output = kernel.run(sampleInput([[9_223_372_036_854_775_807n], [1n]]));
    expect(output.errors.map((error) => `${error.column} ${error.code}`)).toEqual(['Sum OVERFLOW', 'Half DEPENDS_ON_ERROR']);
    expect(output.errors[0]).toMatchObject({
      table: 'Result',
      tableNo: 5,
      inputs: { 'Sample.A': '92233720368547758.07', 'Sample.B': '0.01' },
    });
  });

  test('the ends of int64 are stored, one beyond them is an error', () => {
    const ends = compiled(definitionOf([money('Sum', 'Sample.A + Sample.B')], [a, b]));
    const [least, most] = [-(2n ** 63n), 2n ** 63n - 1n];
    const output = specialise(ends, { period: february }).run(
      sampleInput([
        [least, least + 1n, most, most - 1n],
        [-1n, -1n, 1n, 1n],
      ]),
    );
    expect(output.errors.map(({ row, code }) => `${row} ${code}`)).toEqual(['0 OVERFLOW', '2 OVERFLOW']);
    expect([...(output.tables[0]?.big.get(0) ?? [])]).toEqual([
      [1, least],
      [3, most],
    ]);
  });

  test('one huge base of a bracket table sends its own row to the reference evaluator, not all rows', () => {
    const taxed = compiled(definitionOf([money('Tax', 'PROGRESSIVE(Tax, Sample.A)'), money('Gross', 'GROSS_UP(Tax, Sample.A)')], [a]));
    const input = sampleInput([[4_000_000n, 20_000_000n, 9_000_000_000_000_000n]]);
    const bounded = specialise(taxed, { period: february, statistics: measureStatistics(taxed, input) });
    const output = bounded.run(input);
    expect(output.referenceRows).toBe(1);
    expect(column(output, 0)).toEqual([148_000, 2_308_000, null]);
    expect(verifySample(bounded, output, input, 1, 3)).toEqual([]);
  });

  test('a product beyond 2^53 is rounded by splitting, without the reference evaluator', () => {
    const shares = compiled(
      definitionOf(
        [money('Share', 'Sample.A * Sample.R')],
        [a, { code: 'R', name: name('R'), type: 'decimal', scale: 6, source: 'compensation.R' }],
      ),
    );
    const input = sampleInput([
      [9_000_000_000_000n, 8_999_999_999_999n],
      [999_999n, 333_333n],
    ]);
    const statistics = measureStatistics(shares, input);
    const split = specialise(shares, { period: february, statistics });
    const output = split.run(input);
    expect(output.referenceRows).toBe(0);
    expect(column(output, 0)).toEqual([8_999_991_000_000, 2_999_997_000_000]);
    expect(verifySample(split, output, input, 1, 2)).toEqual([]);
  });
});

describe('failures', () => {
  const program = compiled(
    definitionOf(
      [
        money('Ratio', 'Sample.A / Sample.B'),
        money('Twice', 'Ratio * 2'),
        money('Chosen', 'IF(Sample.B = 0, 0, Ratio)'),
        money('Other', 'Sample.A + 1'),
        { code: 'Rate', name: name('Rate'), type: 'decimal', expression: 'LOOKUP(Rates, IF(Sample.B = 0, "noon", "night"), Rate)' },
      ],
      [a, b],
    ),
  );

  test('are values with code, place, inputs and next step; the other cells and employees go on', () => {
    const output = specialise(program, { period: february }).run(
      sampleInput([
        [100n, 100n],
        [0n, 200n],
      ]),
    );
    expect(output.errors.map((error) => `${error.row} ${error.column} ${error.code}`)).toEqual([
      '0 Ratio DIVISION_BY_ZERO',
      '0 Twice DEPENDS_ON_ERROR',
      '0 Rate MISSING_ROW',
    ]);
    expect(output.errors[0]).toMatchObject({
      range: { from: 0, to: 19 },
      inputs: { 'Sample.A': '1.00', 'Sample.B': '0.00' },
    });
    expect(output.errors[2]?.parameters).toEqual({ table: 'Rates', key: 'noon' });
    expect(column(output, 2)).toEqual([0, 50]);
    expect(column(output, 3)).toEqual([200, 200]);
    expect([...(output.tables[0]?.errorCount ?? [])]).toEqual([3, 0]);
  });

  test('a parameter without a version in the period fails where it is read', () => {
    const early = { ...february, payDate: '2025-12-31' };
    const output = specialise(program, { period: early }).run(sampleInput([[100n], [100n]]));
    expect(output.errors.map((error) => `${error.column} ${error.code}`)).toEqual(['Rate MISSING_VERSION']);
  });
});

test('an open version of a parameter table ends where the next begins', () => {
  const definition = definitionOf([money('Allowance', 'Law.Allowance')], [a]);
  const law = definition.steps[0]?.tables.find((table) => table.code === 'Law');
  if (law?.kind === 'parameter') law.versions.push({ validFrom: '2026-03-05', source: 'later', rows: [{ Allowance: 6000 }] });
  const program = compiled(definition);
  const paidOn = (payDate: string): (number | null)[] =>
    column(specialise(program, { period: { ...february, payDate } }).run(sampleInput([[null]])), 0);
  expect([paidOn('2026-03-04'), paidOn('2026-03-05')]).toEqual([[500_000], [600_000]]);
});

describe('buffers', () => {
  const program = compiled(
    definitionOf(
      [money('Double', 'Sample.A * 2'), { code: 'Word', name: name('Word'), type: 'text', expression: 'IF(Sample.A > 1, "many", "few")' }],
      [a],
    ),
  );

  test('are reused, and a smaller or larger chunk leaves nothing of the one before', () => {
    const kernel = specialise(program, { period: february });
    const runs = [[1n, 2n, 3n], [300n], [5n, null, 700n, 800n]].map((values) => {
      const output = kernel.run(sampleInput([values]));
      return { numbers: column(output, 0), words: [...(output.tables[0]?.t[0] ?? [])], errors: output.errors.length };
    });
    expect(runs).toEqual([
      { numbers: [2, 4, 6], words: ['few', 'few', 'few'], errors: 0 },
      { numbers: [600], words: ['many'], errors: 0 },
      { numbers: [10, null, 1400, 1600], words: ['few', null, 'many', 'many'], errors: 2 },
    ]);
  });

  test('a table laid out anew keeps the lines of all rows but those that get another number of them', () => {
    const given = {
      no: 3,
      v: [Float64Array.of(1, 2, 3, 4)],
      t: [['a', 'b', null, 'd']],
      big: new Map(),
      first: Int32Array.of(0, 2, 3, 4),
      errorCount: new Uint16Array(4),
    };
    const { first, v, t } = withLines(given, 3, new Map([[1, 3]]));
    expect([...(first ?? [])]).toEqual([0, 2, 5, 6]);
    expect([...(v[0] ?? [])]).toEqual([1, 2, Number.NaN, Number.NaN, Number.NaN, 4]);
    expect(t).toEqual([['a', 'b', null, null, null, 'd']]);
  });

  test('the generated source holds no text of the definition', () => {
    const kernel = specialise(program, { period: february });
    const code = kernel.source
      .split('\n')
      .filter((line) => !line.startsWith('//'))
      .join('\n');
    expect(code).not.toMatch(/many|few|Sample|Word/);
  });
});

test('verifySample finds a cell that differs', () => {
  const program = compiled(definitionOf([money('Double', 'Sample.A * 2')], [a]));
  const kernel = specialise(program, { period: february });
  const input = sampleInput([[1n, 2n, 3n]]);
  const output = kernel.run(input);
  const values = output.tables[0]?.v[0] ?? new Float64Array(3);
  values[1] = 5;
  expect(verifySample(kernel, output, input, 2, 30)).toContainEqual({
    row: 1,
    line: 0,
    table: 'Result',
    column: 'Double',
    kernel: minorToText(5n, 2),
    reference: '0.04',
  });
});
