/** Random cells of every type: generated code = reference evaluator = the oracle (M3). Expressions, scales, magnitudes, ties, blanks. */
import type { CalculationDefinition } from '@wagewright/contracts/definition';
import { type InputTable, type Kernel, type KernelInput, measureStatistics, specialise, verifySample } from '../../src/index.ts';
import { readOutput } from '../../src/verify-sample.ts';
import { compiled, definitionOf, errorsOf, february, name, withTables } from '../support.ts';
import { literals, modes, templates, words } from './cell-grammar.ts';
import { type Kind, type Made, makeExpression, render, smaller } from './grammar.ts';
import { type OracleFormula, readOracle } from './oracle.ts';
import type { OracleValue } from './oracle-values.ts';
import { type Day, failOracle, rational, roundOracle } from './oracle-values.ts';
import type { Random } from './random.ts';

type Mode = (typeof modes)[number];
type ColumnType = 'decimal' | 'money' | 'integer' | 'boolean' | 'date' | 'text';
export type Minor = bigint | string | null;

interface InputColumn {
  readonly code: string;
  readonly kind: Kind;
  readonly type: ColumnType;
  readonly scale: number;
}

const inputs: readonly InputColumn[] = [
  ...(['A', 'B', 'C', 'D', 'E', 'F'] as const).map(
    (code, index): InputColumn => ({ code, kind: 'number', type: 'decimal', scale: [2, 2, 4, 0, 2, 6][index] ?? 0 }),
  ),
  { code: 'Whole', kind: 'number', type: 'integer', scale: 0 },
  { code: 'Flag', kind: 'truth', type: 'boolean', scale: 0 },
  { code: 'Since', kind: 'date', type: 'date', scale: 0 },
  { code: 'Until', kind: 'date', type: 'date', scale: 0 },
  { code: 'Word', kind: 'text', type: 'text', scale: 0 },
];

const tax = [
  { upTo: rational(36000n), rate: rational(3n, 100n), quick: rational(0n) },
  { upTo: rational(144000n), rate: rational(1n, 10n), quick: rational(2520n) },
  { upTo: rational(300000n), rate: rational(1n, 5n), quick: rational(16920n) },
];
const tables = { Tax: { brackets: tax } };

interface Rule {
  readonly type: ColumnType;
  readonly scale: number;
  readonly rounding: Mode;
  readonly blank: 'error' | 'zero' | 'keep';
}

/** Columns of Detail, the table with lines that aggregates walk. */
const details: readonly InputColumn[] = [
  { code: 'Hours', kind: 'number', type: 'decimal', scale: 2 },
  { code: 'Weight', kind: 'number', type: 'decimal', scale: 4 },
  { code: 'Kind', kind: 'text', type: 'text', scale: 0 },
];
const detailTableNo = 8;

/** What carries the pay type MIXED, by table. */
const mixed: Readonly<Record<string, readonly string[]>> = { Sample: ['A', 'Whole'], Detail: ['Hours'] };
const carries = (table: string, code: string): { readonly types?: string[] } => (mixed[table]?.includes(code) ? { types: ['MIXED'] } : {});

export interface CellCase {
  readonly columns: readonly { readonly made: Made; readonly rule: Rule }[];
  /** By row, in the order of the inputs. */
  readonly rows: readonly (readonly Minor[])[];
  /** Lines of each row, in the order of the columns of Detail. */
  readonly lines: readonly (readonly (readonly Minor[])[])[];
}

const kindOf = (type: ColumnType): Kind => (type === 'boolean' ? 'truth' : type === 'date' || type === 'text' ? type : 'number');

function ruleOf(random: Random): Rule {
  const type = random.pick(['decimal', 'decimal', 'decimal', 'money', 'integer', 'boolean', 'date', 'text'] as const);
  const rounding = random.pick(modes);
  const scale = type === 'decimal' ? random.between(0, 6) : type === 'money' ? 2 : 0;
  const blanks = type === 'date' || type === 'text' ? (['error', 'keep'] as const) : (['error', 'zero', 'keep'] as const);
  return { type, scale, rounding, blank: random.pick(blanks) };
}

/** What payrolls hold: small, on ties, on bracket bounds, negative; sometimes what they should not: huge or blank. */
function amount(random: Random, odd: boolean): bigint | null {
  if (odd && random.chance(0.35)) {
    if (random.chance(0.2)) return null;
    const most = random.pick([10n ** 15n, 2n ** 53n + 3n, 2n ** 63n - 1n]);
    return random.chance(0.3) ? most - random.big(0n, 6n) : random.big(-most, most);
  }
  switch (random.int(6)) {
    case 0:
    case 1:
      return random.big(-100_000n, 100_000n);
    case 2:
      return random.big(-2_000n, 2_000n) * 25n;
    case 3:
      return random.big(0n, 10_000_000_000n);
    case 4:
      return random.pick([0n, 1n, -1n, 3_600_000n, 3_600_001n, 30_000_001n, 14_400_000n]);
    default:
      return random.big(0n, 400n);
  }
}

function inputCell(column: InputColumn, random: Random, odd: boolean): Minor {
  if (random.chance(odd ? 0.1 : 0.01)) return null;
  switch (column.type) {
    case 'integer':
      return odd ? random.big(-20n, 20n) : random.big(0n, 4n);
    case 'boolean':
      return BigInt(random.int(2));
    case 'date':
      return odd && random.chance(0.2) ? random.big(-719_162n, 2_932_896n) : random.big(15_000n, 20_600n);
    case 'text':
      return random.pick(['night', 'day', ' 工资 ', 'A-17', '']);
    default:
      return amount(random, odd);
  }
}

export function makeCase(random: Random, columns: number, rows: number): CellCase {
  const rules = Array.from({ length: columns }, () => ruleOf(random));
  const made = rules.map((rule, index) => {
    const names = (kind: Kind): string[] => [
      ...inputs.filter((input) => input.kind === kind).map((input) => `Sample.${input.code}`),
      ...rules.slice(0, index).flatMap((earlier, at) => (kindOf(earlier.type) === kind ? [`X${at}`] : [])),
    ];
    const leaf = (kind: Kind): string => {
      const known = names(kind);
      return random.pick(known.length > 0 && random.chance(0.6) ? known : literals[kind]);
    };
    return { made: makeExpression({ templates, words, leaf }, kindOf(rule.type), random.pick([1, 1, 2, 2, 3, 4]), random), rule };
  });
  return {
    columns: made,
    rows: Array.from({ length: rows }, () => {
      const odd = random.chance(0.25);
      return inputs.map((input) => inputCell(input, random, odd));
    }),
    lines: Array.from({ length: rows }, () => {
      const odd = random.chance(0.1);
      return Array.from({ length: random.pick([0, 1, 2, 3, 7]) }, () => details.map((column) => inputCell(column, random, odd)));
    }),
  };
}

function definitionFor(given: CellCase): CalculationDefinition {
  const columns = given.columns.map(({ made, rule }, index) => {
    const { type, scale, rounding, blank } = rule;
    return {
      code: `X${index}`,
      name: name(`X${index}`),
      type,
      rounding,
      blank,
      expression: render(made),
      ...(type === 'decimal' ? { scale } : {}),
    };
  });
  const sample = inputs.map(({ code, type, scale }) => {
    return {
      code,
      name: name(code),
      type,
      ...carries('Sample', code),
      source: `compensation.${code}`,
      ...(type === 'decimal' ? { scale } : {}),
    };
  });
  const detail = details.map(({ code, type, scale }) => {
    return {
      code,
      name: name(code),
      type,
      ...carries('Detail', code),
      source: `overtime.${code}`,
      ...(type === 'decimal' ? { scale } : {}),
    };
  });
  const table = { code: 'Detail', kind: 'snapshot', name: name('Detail'), lines: 'overtime', columns: detail } as const;
  return withTables(definitionOf(columns, sample, { payTypes: [{ code: 'MIXED', name: name('Mixed') }] }), [table]);
}

function inputOf(given: CellCase): KernelInput {
  const first = Int32Array.from({ length: given.rows.length + 1 }, (_, row) => given.lines.slice(0, row).flat().length);
  const detail = { ...inputTable(details, given.lines.flat()), first };
  return {
    rows: given.rows.length,
    tables: new Map([
      [1, inputTable(inputs, given.rows)],
      [detailTableNo, detail],
    ]),
  };
}

function inputTable(columns: readonly InputColumn[], rows: readonly (readonly Minor[])[]): InputTable {
  const big = new Map<number, Map<number, bigint>>();
  const numeric = columns.filter(({ kind }) => kind !== 'text');
  const numbers = numeric.map((input, position) =>
    Float64Array.from(rows, (row, at) => {
      const value = row[columns.indexOf(input)] ?? null;
      if (typeof value !== 'bigint') return Number.NaN;
      if (Number.isSafeInteger(Number(value))) return Number(value);
      big.set(position, (big.get(position) ?? new Map<number, bigint>()).set(at, value));
      return Number.NaN;
    }),
  );
  const texts = columns.flatMap((input, index) =>
    input.kind === 'text' ? [rows.map((row) => (typeof row[index] === 'string' ? row[index] : null))] : [],
  );
  return { numbers, texts, big };
}

const int64Max = 2n ** 63n - 1n;

/** A cell as text: what is stored, `blank` or `error`. */
function storeOracle(value: OracleValue | undefined, rule: Rule): string {
  if (value === undefined) return 'error';
  if (value === null || value === '') return rule.blank === 'keep' ? 'blank' : rule.blank === 'zero' ? '0' : 'error';
  if (typeof value === 'string') return `text ${value}`;
  if (typeof value === 'boolean') return value ? '1' : '0';
  if ('day' in value) return String(value.day);
  const minor = roundOracle(rational(value.p * 10n ** BigInt(rule.scale), value.q), rule.rounding);
  return minor > int64Max || minor < -int64Max - 1n ? 'error' : String(minor);
}

/** A stored cell as expressions see it. */
function readCell(stored: string, type: ColumnType, scale: number): OracleValue {
  if (stored === 'error') return failOracle('an error read');
  if (stored === 'blank') return type === 'text' ? '' : null;
  if (type === 'text') return stored.slice('text '.length);
  if (type === 'boolean') return stored === '1';
  if (type === 'date') return { day: Number(stored) } satisfies Day;
  return rational(BigInt(stored), 10n ** BigInt(scale));
}

const storedInput = (value: Minor): string =>
  value === null || value === '' ? 'blank' : typeof value === 'string' ? `text ${value}` : String(value);

function inputValue(columns: readonly InputColumn[], table: string, cells: readonly Minor[], code: string): OracleValue {
  const index = columns.findIndex((column) => `${table}.${column.code}` === code);
  const column = columns[index];
  return column ? readCell(storedInput(cells[index] ?? null), column.type, column.scale) : failOracle(`no column ${code}`);
}

function oracleRow(formulas: readonly OracleFormula[], given: CellCase, at: number): string[] {
  const row = given.rows[at] ?? [];
  const detail = (given.lines[at] ?? []).map((line) => (code: string) => inputValue(details, 'Detail', line, code));
  const results: string[] = [];
  const column = (code: string): OracleValue => {
    if (code.startsWith('X')) {
      const at = Number(code.slice(1));
      const rule = given.columns[at]?.rule;
      return rule ? readCell(results[at] ?? '', rule.type, rule.scale) : null;
    }
    return inputValue(inputs, 'Sample', row, code);
  };
  for (const [index, formula] of formulas.entries()) {
    const rule = given.columns[index]?.rule;
    if (rule) results.push(storeOracle(formula({ column, tables, rows: { Detail: detail }, carriers: mixed }), rule));
  }
  return results;
}

function kernelRows(kernel: Kernel, input: KernelInput, given: CellCase, counts: CellCounts): string[][] {
  const output = kernel.run(input);
  counts.rows += input.rows;
  counts.generated += input.rows - output.referenceRows;
  const table = output.tables[0];
  const plan = kernel.program.tables.find(({ no }) => no === table?.no);
  const failed = new Set(output.errors.map((error) => `${error.row} ${error.column}`));
  const rows = Array.from({ length: input.rows }, (_, row) =>
    given.columns.map((_, index) => {
      const column = plan?.columns[index];
      if (!table || !column) throw new Error('the kernel lost a column');
      if (failed.has(`${row} ${column.code}`)) return 'error';
      if (Object.is(table.v[column.position - 1]?.[row], -0) && column.storage === 'v') return 'minus zero';
      const value = readOutput(table, column, row);
      return value === null ? 'blank' : typeof value === 'string' ? `text ${value}` : String(value);
    }),
  );
  const differences = verifySample(kernel, output, input, 7, input.rows);
  for (const { row, column, kernel: found, reference } of differences) {
    const cells = rows[row];
    if (cells) cells[Number(column.slice(1))] = `generated code ${found}, reference evaluator ${reference}`;
  }
  return rows;
}

export interface CellCounts {
  /** Rows seen, and those that the generated code calculated itself. */
  rows: number;
  generated: number;
}

/** The first cell that differs, as text; null where none does, undefined where the definition does not compile (a division by zero, money times money …). */
export function firstDifference(given: CellCase, counts: CellCounts): string | null | undefined {
  const definition = definitionFor(given);
  const errors = errorsOf(definition);
  if (errors.length > 0) {
    const odd = errors.find(({ code }) => code !== 'CONSTANT_VALUE' && code !== 'CURRENCY_MISMATCH');
    return odd ? `${odd.code} ${odd.column}: ${odd.message}` : undefined;
  }
  const program = compiled(definition);
  const formulas = given.columns.map(({ made }) => readOracle(render(made)));
  const expected = given.rows.map((_, row) => oracleRow(formulas, given, row));
  const input = inputOf(given);
  for (const statistics of [undefined, measureStatistics(program, input)]) {
    const kernel = specialise(program, statistics ? { period: february, statistics } : { period: february });
    const found = kernelRows(kernel, input, given, counts);
    for (const [row, cells] of found.entries()) {
      const at = cells.findIndex((cell, index) => cell !== expected[row]?.[index]);
      if (at >= 0) return `row ${row}, X${at}: oracle ${expected[row]?.[at]}, engine ${cells[at]}${statistics ? ' (with bounds)' : ''}`;
    }
  }
  return null;
}

/** Smaller cases that are tried. */
const shrinkTriesMax = 2_000;

/** The smallest failing case that replacing and leaving out leads to. */
export function shrinkCase(given: CellCase): CellCase {
  const budget = { tries: shrinkTriesMax };
  const fails = (candidate: CellCase): boolean => {
    budget.tries -= 1;
    return budget.tries > 0 && typeof firstDifference(candidate, { rows: 0, generated: 0 }) === 'string';
  };
  let best = given;
  for (let found = true; found && budget.tries > 0; ) {
    found = false;
    for (const candidate of smallerCases(best)) {
      if (!fails(candidate)) continue;
      best = candidate;
      found = true;
      break;
    }
  }
  return best;
}

function* smallerCases(given: CellCase): Generator<CellCase> {
  if (given.rows.length > 1)
    for (const [index, row] of given.rows.entries()) yield { ...given, rows: [row], lines: [given.lines[index] ?? []] };
  for (const [index, lines] of given.lines.entries())
    for (const line of lines)
      yield {
        ...given,
        lines: given.lines.with(
          index,
          lines.filter((other) => other !== line),
        ),
      };
  if (given.columns.length > 1) yield { ...given, columns: given.columns.slice(0, -1) };
  for (const [index, column] of given.columns.entries()) {
    for (const made of smaller(column.made)) yield { ...given, columns: given.columns.with(index, { ...column, made }) };
  }
}

/** A failing case for people, ready to become a test. */
export function describeCase(given: CellCase): string {
  const columns = given.columns.map(({ made, rule }, index) => `  X${index} ${JSON.stringify(rule)} = ${render(made)}`);
  const rows = given.rows.map((row) => `  ${inputs.map(({ code }, index) => `${code}=${String(row[index])}`).join(' ')}`);
  const lines = given.lines.flat().map((line) => `    ${details.map(({ code }, index) => `${code}=${String(line[index])}`).join(' ')}`);
  return [...columns, ...rows, ...lines].join('\n');
}
