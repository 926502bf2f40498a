/** The check that runs in production names every cell that differs from what the reference evaluator says, and nothing else. */
import { describe, expect, test } from 'vitest';
import { type KernelInput, type KernelOutput, type OutputTable, specialise, verifySample } from '../src/index.ts';
import { drawRows, rowsSampled } from '../src/verify-sample.ts';
import { data, definition, field, formula } from './line-support.ts';
import { compiled, february, name, type Table } from './support.ts';

const visits: Table = {
  code: 'Visits',
  kind: 'snapshot',
  lines: 'visits',
  name: name('Visits'),
  columns: [field('Fee', 'money'), field('Place', 'text')],
};
const program = compiled(
  definition({
    ALL: [
      visits,
      data('Each', [formula('Half', 'money', 'Visits.Fee / 2'), formula('Where', 'text', 'Visits.Place')], 'Visits'),
      data('Pay', [formula('Sum', 'money', 'SUM(Each.Half)'), formula('Inverse', 'decimal', '100 / COUNT(Visits)', { scale: 2 })]),
    ],
  }),
);
/** Employees with two visits, none (whose inverse fails), and one. */
const input: KernelInput = {
  rows: 3,
  tables: new Map([[1, { numbers: [Float64Array.of(1_000, 3_000, 500)], texts: [['a', 'b', 'c']], first: Int32Array.of(0, 2, 2, 3) }]]),
};
const kernel = specialise(program, { period: february });

/** What is found after something was changed in the stored rows of the table. */
function found(code: string, change: (table: { -readonly [K in keyof OutputTable]: OutputTable[K] }) => void) {
  const output = kernel.run(input);
  const no = program.tables.find((table) => table.code === code)?.no;
  const tables = output.tables.map((table) => {
    if (table.no !== no) return table;
    const own = {
      ...table,
      v: table.v.map((values) => values.slice()),
      t: table.t.map((texts) => [...texts]),
      big: new Map(table.big),
      errorCount: table.errorCount.slice(),
    };
    change(own);
    return own;
  });
  return verifySample(kernel, { ...output, tables } satisfies KernelOutput, input, 1, 3);
}

describe('a difference', () => {
  test('there is none where nothing was changed', () => {
    expect(found('Pay', () => undefined)).toEqual([]);
    expect(found('Each', () => undefined)).toEqual([]);
  });

  test('of a number, at its row', () => {
    const differences = found('Pay', ({ v }) => void ((v[0] as Float64Array)[2] = 251));
    expect(differences).toEqual([{ row: 2, line: 0, table: 'Pay', column: 'Sum', kernel: '2.51', reference: '2.50' }]);
  });

  test('of a number or a text, at its line', () => {
    expect(found('Each', ({ v }) => void ((v[0] as Float64Array)[1] = 0))).toEqual([
      { row: 0, line: 1, table: 'Each', column: 'Half', kernel: '0.00', reference: '15.00' },
    ]);
    expect(found('Each', ({ t }) => void ((t[0] as (string | null)[])[2] = null))).toEqual([
      { row: 2, line: 0, table: 'Each', column: 'Where', kernel: null, reference: 'c' },
    ]);
  });

  test('of a number beyond doubles', () => {
    expect(found('Pay', (table) => void (table.big = new Map([[0, new Map([[0, 2n ** 60n]])]])))).toEqual([
      { row: 0, line: 0, table: 'Pay', column: 'Sum', kernel: '11529215046068469.76', reference: '20.00' },
    ]);
  });

  test('of the number of lines, of which none is compared then', () => {
    expect(found('Each', (table) => void (table.first = Int32Array.of(0, 1, 2, 3)))).toEqual([
      { row: 0, line: 0, table: 'Each', column: '(lines)', kernel: '1', reference: '2' },
      { row: 1, line: 0, table: 'Each', column: '(lines)', kernel: '1', reference: '0' },
    ]);
  });

  test('of the number of failed cells: one too many, one too few, and a value where there is none', () => {
    expect(found('Pay', ({ errorCount }) => void (errorCount[0] = 1))).toEqual([
      { row: 0, line: 0, table: 'Pay', column: '(failed cells)', kernel: '1', reference: '0' },
    ]);
    expect(found('Pay', ({ errorCount }) => void (errorCount[1] = 0))).toEqual([
      { row: 1, line: 0, table: 'Pay', column: '(failed cells)', kernel: '0', reference: '1' },
    ]);
    expect(found('Pay', ({ v }) => void ((v[1] as Float64Array)[1] = 7))).toEqual([
      { row: 1, line: 0, table: 'Pay', column: 'Inverse', kernel: '0.07', reference: null },
    ]);
  });
});

test('rows are drawn by the seed, the same each time; all of them where there are no more', () => {
  expect([1, 6_000, 6_001, 14_000].map(rowsSampled)).toEqual([3, 3, 4, 7]);
  expect(drawRows(5, 3, 3)).toEqual([0, 1, 2]);
  expect(drawRows(5, 2, 9)).toEqual([0, 1]);
  // (5 + 1) × 48,271 = 289,626, then × 48,271 modulo 2^31 − 1
  expect(drawRows(5, 1_000_000, 1)).toEqual([289_626]);
  expect(drawRows(5, 1_000_000, 2)).toEqual([289_626, Number(((289_626n * 48_271n) % (2n ** 31n - 1n)) % 1_000_000n)]);
  expect(drawRows(-5, 1_000_000, 1)).toEqual([289_626]);
  expect(new Set(Array.from({ length: 50 }, (_, seed) => drawRows(seed, 1_000, 3).join())).size).toBe(50);
});
