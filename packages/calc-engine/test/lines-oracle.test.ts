/** Generated code = reference evaluator = oracle over random lines, conditions and aggregates; chunks and blocks change nothing. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type CellErrorRecord,
  type ColumnPlan,
  evaluateRow,
  type KernelInput,
  type KernelOutput,
  measureStatistics,
  type OutputTable,
  type Program,
  readRow,
  specialise,
  verifySample,
} from '../src/index.ts';
import { itemOf, readOutput } from '../src/verify-sample.ts';
import { type OracleRow, readOracle } from './fuzz/oracle.ts';
import type { OracleValue } from './fuzz/oracle-values.ts';
import { failOracle, rational, roundOracle } from './fuzz/oracle-values.ts';
import { data, definition, field, formula } from './line-support.ts';
import { compiled, february, name, type Table } from './support.ts';

const sample: Table = { code: 'Sample', kind: 'snapshot', name: name('Sample'), columns: [field('S', 'decimal', { scale: 2 })] };
const lined = (code: string): Table => ({
  code,
  kind: 'snapshot',
  lines: 'records',
  name: name(code),
  columns: [field('A', 'decimal', { scale: 2 }), field('B', 'decimal', { scale: 1 }), field('K', 'integer')],
});

/** Expressions at a row of Items or Other, of an employee, and of a line of Items. */
const expressions = fc.letrec<Record<'row' | 'other' | 'where' | 'whole' | 'line', string>>((tie) => {
  const [row, other, where, whole, line] = [tie('row'), tie('other'), tie('where'), tie('whole'), tie('line')];
  const small = fc.constantFrom('0', '1', '2', '0.5');
  const infix = (a: fc.Arbitrary<string>, b: fc.Arbitrary<string>): fc.Arbitrary<string> =>
    fc.tuple(a, fc.constantFrom('+', '-', '*', '/'), b).map(([x, sign, y]) => `(${x} ${sign} ${y})`);
  const aggregates = (value: fc.Arbitrary<string>, table: string, condition: fc.Arbitrary<string>): fc.Arbitrary<string> =>
    fc.oneof(
      fc
        .tuple(fc.constantFrom('SUM', 'AVG', 'MIN', 'MAX', 'FIRST', 'LAST', 'ONLY', 'COUNT'), value, fc.option(condition))
        .map(([fn, of, when]) => `${fn}(${of}${when === null ? '' : ` WHERE ${when}`})`),
      condition.map((when) => `COUNT(${table} WHERE ${when})`),
      condition.map((when) => `IF(EXISTS(${table} WHERE ${when}), 1, 2)`),
    );
  return {
    row: fc.oneof(
      { maxDepth: 2 },
      fc.constantFrom('Items.A', 'Items.B', 'Items.K'),
      infix(fc.constantFrom('Items.A', 'Items.K'), fc.oneof(row, small, other)),
    ),
    other: fc.constantFrom('SUM(Other.A WHERE Other.K = Items.K)', 'COUNT(Other WHERE Other.A > Items.A)', 'MAX(Other.B)', 'Sample.S'),
    where: fc.oneof(
      { maxDepth: 1 },
      fc
        .tuple(fc.constantFrom('Items.A', 'Items.B', 'Items.K'), fc.constantFrom('=', '<>', '<', '>='), fc.oneof(small, row))
        .map((parts) => parts.join(' ')),
      fc.constant('NOT(ISBLANK(Items.A))'),
      fc.tuple(where, where).map(([a, b]) => `AND(${a}, ${b})`),
    ),
    whole: fc.oneof(
      { maxDepth: 2 },
      aggregates(row, 'Items', where),
      aggregates(fc.constantFrom('Other.A', 'Other.B'), 'Other', fc.constant('Other.K <> 2')),
      infix(whole, whole),
      whole.map((x) => `COALESCE(${x}, Sample.S, 7)`),
      whole.map((x) => `ROUND(${x}, 1)`),
      fc.constant('SUM(Line.L)'),
    ),
    line: fc.oneof(
      { maxDepth: 2 },
      fc.constantFrom('Items.A', 'Items.K', 'Sample.S', 'L', '3'),
      infix(line, line),
      fc.constantFrom(
        'SUM(Items.A WHERE Items.K = L)',
        'COUNT(Other WHERE Other.K = Items.K)',
        'SUM(Items.B * L)',
        'Items.A / SUM(Items.A)',
      ),
      aggregates(fc.constantFrom('Items.A', 'Items.B'), 'Items', where),
    ),
  };
});

type Line = readonly [number | null, number | null, number | null];
const maybe = (value: fc.Arbitrary<number>): fc.Arbitrary<number | null> => fc.option(value, { freq: 12 });
const amount = fc.oneof({ weight: 20, arbitrary: fc.integer({ min: -500, max: 90_000 }) }, { weight: 1, arbitrary: fc.maxSafeInteger() });
const lineArbitrary: fc.Arbitrary<Line> = fc.tuple(
  maybe(amount),
  maybe(fc.integer({ min: -30, max: 400 })),
  maybe(fc.integer({ min: 0, max: 3 })),
);
const employee = fc.record({
  S: maybe(amount),
  Items: fc.array(lineArbitrary, { maxLength: 6 }),
  Other: fc.array(lineArbitrary, { maxLength: 4 }),
});
type Employee = typeof employee extends fc.Arbitrary<infer T> ? T : never;

function linesOf(lists: readonly (readonly Line[])[]): KernelInput['tables'] extends ReadonlyMap<number, infer T> ? T : never {
  const all = lists.flat();
  const first = Int32Array.from([0, ...lists].map((_, row) => lists.slice(0, row).reduce((sum, list) => sum + list.length, 0)));
  return { numbers: [0, 1, 2].map((index) => Float64Array.from(all, (line) => line[index] ?? Number.NaN)), texts: [], first };
}

function inputOf(employees: readonly Employee[]): KernelInput {
  return {
    rows: employees.length,
    tables: new Map([
      [1, { numbers: [Float64Array.from(employees, ({ S }) => S ?? Number.NaN)], texts: [] }],
      [2, linesOf(employees.map(({ Items }) => Items))],
      [3, linesOf(employees.map(({ Other }) => Other))],
    ]),
  };
}

const scaled = (value: number | null, scale: bigint): OracleValue => (value === null ? null : rational(BigInt(value), scale));
const oracleRow =
  ([A, B, K]: Line): OracleRow =>
  (code) =>
    code.endsWith('.A') ? scaled(A, 100n) : code.endsWith('.B') ? scaled(B, 10n) : scaled(K, 1n);

/** A stored decimal of six digits as text. */
function stored(value: OracleValue | undefined): string {
  if (value === undefined) return 'error';
  if (value === null || typeof value !== 'object' || !('p' in value)) return 'blank';
  const minor = roundOracle(rational(value.p * 1_000_000n, value.q), 'HALF_UP');
  return minor < -(2n ** 63n) || minor >= 2n ** 63n ? 'error' : String(minor);
}

const asValue = (text: string): OracleValue | undefined =>
  text === 'error' ? undefined : text === 'blank' ? null : rational(BigInt(text), 1_000_000n);

/** Line.L, Line.M for each line, then Pay.X. A column that reads a failed or blank one sees it so. */
function oracleOf(given: { L: string; M: string; X: string }, { S, Items, Other }: Employee): { lines: string[][]; pay: string } {
  const items = Items.map(oracleRow);
  const read = (text: string): OracleValue => asValue(text) ?? (text === 'error' ? failOracle('failed cell') : null);
  const rows = { Items: items, Other: Other.map(oracleRow) };
  const context = (line: OracleRow, l: string | null) => ({
    tables: {},
    rows,
    column: (code: string): OracleValue => {
      if (code === 'Sample.S') return scaled(S, 100n);
      if (code === 'L') return read(l ?? 'blank');
      return line(code);
    },
  });
  const [formulaL, formulaM] = [readOracle(given.L, 'Items'), readOracle(given.M, 'Items')];
  const first = items.map((line) => stored(formulaL(context(line, null))));
  const lines = items.map((line, index) => [first[index] ?? '', stored(formulaM(context(line, first[index] ?? null)))]);
  const lineRows = first.map((text) => () => read(text));
  return { lines, pay: stored(readOracle(given.X)({ ...context(() => null, null), rows: { ...rows, Line: lineRows } })) };
}

function cellOf(output: KernelOutput, table: OutputTable, plan: ColumnPlan, row: number, line: number): string {
  const failed = output.errors.some(
    (error: CellErrorRecord) => error.row === row && error.line === line && error.tableNo === table.no && error.column === plan.code,
  );
  return failed ? 'error' : String(readOutput(table, plan, itemOf(table, row, line)) ?? 'blank');
}

function programOf(given: { L: string; M: string; X: string }): Program {
  const line = data('Line', [formula('L', 'decimal', given.L), formula('M', 'decimal', given.M)], 'Items');
  const pay = data('Pay', [formula('X', 'decimal', given.X)]);
  return compiled(definition({ ALL: [sample, lined('Items'), lined('Other'), line, pay] }));
}

const withoutOwn = (text: string): string => text.replace(/\bL\b/g, 'Items.K').replace('SUM(Line.Items.K)', 'SUM(Line.L)');

test('on every cell', () => {
  const counts = { rows: 0, generated: 0, cells: 0 };
  const scenario = fc.record({
    L: expressions.line.map(withoutOwn),
    M: expressions.line,
    X: expressions.whole,
    employees: fc.array(employee, { minLength: 1, maxLength: 12 }),
  });
  fc.assert(
    fc.property(scenario, ({ employees, ...given }) => {
      fc.pre(!/\/ 0\b(?!\.)/.test(Object.values(given).join(' ')));
      const program = programOf(given);
      const [line, pay] = program.tables.slice(3);
      const input = inputOf(employees);
      const expected = employees.map((one) => oracleOf(given, one));
      for (const statistics of [undefined, measureStatistics(program, input)]) {
        const kernel = specialise(program, statistics ? { period: february, statistics } : { period: february });
        const output = kernel.run(input);
        counts.rows += output.rows;
        counts.generated += output.rows - output.referenceRows;
        expect(verifySample(kernel, output, input, 1, input.rows)).toEqual([]);
        for (const [row, wanted] of expected.entries()) {
          const [lines, pays] = output.tables;
          const [l, m, x] = [line?.columns[0], line?.columns[1], pay?.columns[0]];
          if (!lines || !pays || !l || !m || !x) throw new Error('the kernel lost a table');
          const found = wanted.lines.map((_, index) => [cellOf(output, lines, l, row, index), cellOf(output, lines, m, row, index)]);
          expect({ row, lines: found }).toEqual({ row, lines: wanted.lines });
          expect({ row, pay: cellOf(output, pays, x, row, 0) }).toEqual({ row, pay: wanted.pay });
          counts.cells += 1 + 2 * found.length;
        }
      }
    }),
    { numRuns: 400, seed: 23 },
  );
  expect(counts.cells).toBeGreaterThan(10_000);
  expect(counts.generated / counts.rows).toBeGreaterThan(0.3);
});

test('an employee alone gives what he gives among others', () => {
  const given = { L: 'Items.A / SUM(Items.A)', M: 'L * COUNT(Other WHERE Other.K = Items.K)', X: 'SUM(Line.L) + AVG(Items.B)' };
  const program = programOf(given);
  const employees = fc.sample(employee, { numRuns: 2_500, seed: 5 });
  const kernel = specialise(program, { period: february });
  const whole = kernel.run(inputOf(employees));
  const texts = (output: KernelOutput, row: number): string[] =>
    output.tables.flatMap((table, index) => {
      const plan = program.tables[3 + index];
      const count = table.first ? (table.first[row + 1] ?? 0) - (table.first[row] ?? 0) : 1;
      return Array.from({ length: count }, (_, line) =>
        (plan?.columns ?? []).map((column) => cellOf(output, table, column, row, line)).join(' '),
      );
    });
  const together = employees.map((_, row) => texts(whole, row));
  for (const size of [1, 7, 1_024]) {
    for (let from = 0; from < (size === 1 ? 200 : employees.length); from += size) {
      const chunk = employees.slice(from, from + size);
      const output = kernel.run(inputOf(chunk));
      for (const [row] of chunk.entries()) expect(texts(output, row)).toEqual(together[from + row]);
    }
  }
  const values = evaluateRow(program, { period: february }, readRow(program, inputOf(employees), 3));
  expect(values.get(4)?.length).toBe(employees[3]?.Items.length);
});
