/** Unions, pivots and stages over random rows, with failed cells and numbers too large for a double: both evaluators and a naive count agree. */
import { employeeKey } from '@wagewright/contracts/definition';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculateAll, type KernelInput, type OutputTable, type Program, type SharedRow, specialise, verifySample } from '../src/index.ts';
import { compareKeys, compareTexts, groupRows } from '../src/tables/keys.ts';
import { itemOf, readOutput } from '../src/verify-sample.ts';
import { column, data, definition, field, formula } from './line-support.ts';
import { compiled, february, name, type Table } from './support.ts';

const lined = (code: string): Table => ({
  code,
  kind: 'snapshot',
  lines: 'records',
  name: name(code),
  columns: [field('Kind', 'text'), field('A', 'money'), field('K', 'integer')],
});

function programOf(dedup: 'first' | 'last' | null): Program {
  const union: Table = {
    code: 'All',
    kind: 'union',
    name: name('All'),
    of: ['Items', 'Extra'],
    columns: [column('Kind', 'text'), column('A', 'money'), column('K', 'integer')],
    ...(dedup ? { dedup: { by: ['Kind', 'K'], keep: dedup } } : {}),
  };
  const line = data(
    'Line',
    [
      formula('Kind', 'text', 'IF(All.K = 3, ERROR("three"), All.Kind)'),
      formula('Amount', 'money', 'All.A * 7 / All.K'),
      formula('Share', 'decimal', 'SHARE(All.A, All.A)'),
    ],
    'All',
  );
  const pivot = (code: string, of: string, groupBy: string[]): Table => ({
    code,
    kind: 'pivot',
    name: name(code),
    of,
    groupBy,
    columns: [
      column('Sum', 'money', { aggregate: 'sum' as const, column: 'Amount' }),
      column('Mean', 'decimal', { aggregate: 'average' as const, column: 'Amount' }),
      column('Most', 'money', { aggregate: 'max' as const, column: 'Amount' }),
      column('Rows', 'integer', { aggregate: 'count' as const }),
    ],
  });
  const own = data(
    'Own',
    [formula('Of', 'decimal', 'SAFE_DIV(ByKind.Sum, SUM(ByKind.Sum))'), formula('Kind', 'text', 'ByKind.Kind & "!"')],
    'ByKind',
  );
  const late = data('Late', [
    formula('Groups', 'integer', 'COUNT(Everyone)'),
    formula('Best', 'money', 'MAX(Everyone.Sum WHERE Everyone.Kind = "a")'),
    formula('Mine', 'text', 'CONCAT(ByKind.Kind, ",")'),
  ]);
  return compiled(
    definition({
      EARLY: [
        lined('Items'),
        lined('Extra'),
        union,
        line,
        pivot('ByKind', 'Line', [employeeKey, 'Kind']),
        own,
        pivot('Everyone', 'Line', ['Kind']),
      ],
      LATE: [late],
    }),
  );
}

const money = fc.oneof(
  { weight: 30, arbitrary: fc.integer({ min: -5_000, max: 90_000 }) },
  { weight: 1, arbitrary: fc.constant(Number.MAX_SAFE_INTEGER) },
);
const line = fc.tuple(
  fc.option(fc.constantFrom('a', 'b', '工', 'é', '\u{1F600}'), { freq: 6 }),
  fc.option(money, { freq: 60 }),
  fc.option(fc.oneof({ weight: 40, arbitrary: fc.constantFrom(1, 2) }, { weight: 1, arbitrary: fc.constantFrom(0, 3) }), { freq: 60 }),
);
type Line = readonly [string | null, number | null, number | null];
type Employee = { readonly Items: readonly Line[]; readonly Extra: readonly Line[] };
const employee: fc.Arbitrary<Employee> = fc.record({ Items: fc.array(line, { maxLength: 6 }), Extra: fc.array(line, { maxLength: 4 }) });

function inputOf(employees: readonly Employee[]): KernelInput {
  const table = (lists: readonly (readonly Line[])[]) => {
    const all = lists.flat();
    const first = new Int32Array(lists.length + 1);
    for (const [row, list] of lists.entries()) first[row + 1] = (first[row] ?? 0) + list.length;
    const numbers = ([1, 2] as const).map((index) => Float64Array.from(all, (item) => item[index] ?? Number.NaN));
    return { numbers, texts: [all.map(([kind]) => kind)], first };
  };
  return {
    rows: employees.length,
    tables: new Map([
      [1, table(employees.map(({ Items }) => Items))],
      [2, table(employees.map(({ Extra }) => Extra))],
    ]),
  };
}

/** What the union keeps, by comparing each row with every other. */
function keptRows({ Items, Extra }: Employee, dedup: 'first' | 'last' | null): Line[] {
  const all = [...Items, ...Extra];
  const same = (a: Line, b: Line): boolean => a[0] === b[0] && a[2] === b[2];
  return all.filter((row, at) => {
    if (dedup === null) return true;
    const others = dedup === 'first' ? all.slice(0, at) : all.slice(at + 1);
    return !others.some((other) => same(other, row));
  });
}

const countOf = (table: OutputTable, row: number): number => (table.first ? (table.first[row + 1] ?? 0) - (table.first[row] ?? 0) : 1);

function textsOf(program: Program, table: OutputTable, row: number): string[] {
  const plan = program.tables.find(({ no }) => no === table.no);
  return Array.from({ length: countOf(table, row) }, (_, index) =>
    [
      ...(plan?.columns ?? []).map((of) => String(readOutput(table, of, itemOf(table, row, index)))),
      table.errorCount[itemOf(table, row, index)],
    ].join(' '),
  );
}

/** ERROR fails where K is 3; a blank K fails the comparison. A failed key counts as blank. */
const isFailed = ([, , k]: Line): boolean => k === 3 || k === null;
const keyOf = (row: Line): string | null => (isFailed(row) ? null : row[0]);

test('generated code, reference evaluator and a naive count', () => {
  const programs = { first: programOf('first'), last: programOf('last'), none: programOf(null) };
  const counts = { rows: 0, generated: 0 };
  fc.assert(
    fc.property(fc.constantFrom('first', 'last', 'none'), fc.array(employee, { minLength: 1, maxLength: 15 }), (keep, employees) => {
      const program = programs[keep];
      const input = inputOf(employees);
      const run = calculateAll(program, { period: february }, input);
      for (const { kernel, output } of run.stages) {
        expect(verifySample(kernel, output, input, 1, input.rows)).toEqual([]);
        counts.rows += output.rows;
        counts.generated += output.rows - output.referenceRows;
      }
      const [union, , byKind] = run.tables;
      for (const [row, one] of employees.entries()) {
        const kept = keptRows(one, keep === 'none' ? null : keep);
        const blank = (value: string | number | null): string => String(value);
        expect(union && textsOf(program, union, row)).toEqual(
          kept.map(([kind, amount, k]) => [blank(kind), blank(amount), blank(k), 0].join(' ')),
        );
        const kinds = new Set(kept.map(keyOf));
        expect(byKind && countOf(byKind, row)).toBe(kinds.size);
      }
      checkShared(
        employees.flatMap((one) => keptRows(one, keep === 'none' ? null : keep)),
        run.shared.get(7) ?? [],
      );
    }),
    { numRuns: 250, seed: 4 },
  );
  expect(counts.generated / counts.rows).toBeGreaterThan(0.2);
});

/** Groups of all employees, with how many rows each has; of those with a failed key nothing is known. */
function checkShared(rows: readonly Line[], groups: readonly SharedRow[]): void {
  const naive = new Map<string | null, number>();
  for (const [kind, , k] of rows) {
    const key = keyOf([kind, null, k]);
    naive.set(key, (naive.get(key) ?? 0) + 1);
  }
  const keyFailed = rows.some(isFailed);
  const order = [...naive.keys()].sort((a, b) => compareKeys([a], [b]));
  expect(groups.map(({ t }) => t[0] ?? null)).toEqual(order);
  for (const { t, v, failed } of groups) {
    if (t[0] === null && keyFailed) expect(failed).toEqual(['Kind', 'Sum', 'Mean', 'Most', 'Rows']);
    else expect(v.at(-1)).toBe(BigInt(naive.get(t[0] ?? null) ?? 0));
  }
}

test('a stage gives the same alone, in chunks of any size, as in one pass', () => {
  const program = programOf('first');
  const employees = fc.sample(employee, { numRuns: 600, seed: 8 });
  const whole = calculateAll(program, { period: february }, inputOf(employees));
  const expected = whole.tables.map((table) => employees.map((_, row) => textsOf(program, table, row)));
  const errors = whole.errors.length;
  expect(errors).toBeGreaterThan(0);
  for (const size of [50, 256]) {
    let found = 0;
    for (const stage of [0, 1]) {
      const kernel = specialise(program, { period: february, stage, shared: whole.shared });
      for (let from = 0; from < employees.length; from += size) {
        const chunk = employees.slice(from, from + size);
        const output = kernel.run(inputOf(chunk));
        found += output.errors.length;
        for (const table of output.tables) {
          const index = whole.tables.findIndex(({ no }) => no === table.no);
          for (const [row] of chunk.entries()) expect(textsOf(program, table, row)).toEqual(expected[index]?.[from + row]);
        }
      }
    }
    expect(found).toBe(errors);
  }
});

test('up to a step: only its tables and those before', () => {
  const program = programOf(null);
  const run = calculateAll(program, { period: february, upToStep: 'EARLY' }, inputOf(fc.sample(employee, 3)));
  expect(run.tables.map(({ no }) => program.tables[no - 1]?.code)).toEqual(['All', 'Line', 'ByKind', 'Own']);
  expect(() => specialise(program, { period: february, upToStep: 'NONE' })).toThrow('The definition has no step "NONE".');
});

test('rows group the same, few or many', () => {
  const key = fc.tuple(fc.option(fc.constantFrom('a', 'b', 'null')), fc.option(fc.constantFrom(1, 2)));
  fc.assert(
    fc.property(fc.array(key, { maxLength: 60 }), (keys) => {
      const groups = groupRows(keys);
      expect(groups.flat().sort((a, b) => a - b)).toEqual([...keys.keys()]);
      const heads = groups.map(([first = 0]) => keys[first] ?? []);
      for (const [index, group] of groups.entries()) {
        for (const row of group) expect(keys[row]).toEqual(heads[index]);
        const next = heads[index + 1];
        if (next) expect(compareKeys(heads[index] ?? [], next)).toBeLessThan(0);
      }
    }),
  );
});

test('texts stand by code point', () => {
  const texts = ['', 'a', 'ab', 'b', 'é', '\uFF5E', '\u{1F600}', '\u{1F601}'];
  fc.assert(
    fc.property(fc.shuffledSubarray(texts), (some) => {
      expect(some.toSorted(compareTexts)).toEqual(texts.filter((text) => some.includes(text)));
    }),
  );
});
