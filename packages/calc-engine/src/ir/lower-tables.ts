/** Reads of parameter tables → IR. The rows valid in the period are compiled in; what they do not cover flags. */
import type { CheckedNode, Constant } from '../language/checked.ts';
import {
  ceilingOf,
  type Fraction,
  floor,
  fraction,
  greatestCommonDivisor,
  multiply,
  reduce,
  subtract,
  zero,
} from '../reference/fraction.ts';
import type { Bracket, ResolvedTable } from '../tables/resolve.ts';
import type { LoweringContext } from './context.ts';
import type { IntNode, LookupEntry, TextNode } from './nodes.ts';
import { constantRational, type Rational } from './rational.ts';

type TableNode = Extract<CheckedNode, { op: 'parameter' | 'lookup' | 'bracket' }>;

/** A part of what a table is searched by, lowered. */
export interface TableOperand {
  readonly number: Rational | null;
  readonly text: TextNode | null;
}

function failed(context: LoweringContext): Rational {
  return { n: context.build.fail(), d: 1n, r: null };
}

/** A cell as a number: dates as days, conditions as 0 or 1; null where it is blank or a text. */
function cellNumber(cell: Constant | null | undefined): Fraction | null {
  if (!cell || cell.kind === 'text') return null;
  if (cell.kind === 'number') return cell.value;
  return fraction(cell.kind === 'date' ? BigInt(cell.days) : cell.value ? 1n : 0n);
}

function leastCommonMultiple(values: readonly bigint[]): bigint {
  return values.reduce((product, value) => (product / greatestCommonDivisor(product, value)) * value, 1n);
}

function times(value: Fraction, by: bigint): bigint {
  return (value.n * by) / value.d;
}

export function lowerTableNumber(node: TableNode, operands: readonly TableOperand[], context: LoweringContext): Rational {
  const table = context.tables.get(node.table);
  const rows = table?.version?.rows;
  if (!table || !rows) return failed(context);
  if (node.op === 'parameter') {
    const value = cellNumber(rows[0]?.[node.column]);
    return value ? constantRational(context.build, value) : failed(context);
  }
  return node.op === 'lookup' ? lowerLookup(node, operands, table, context) : lowerBracket(node, operands[0], table, context);
}

function lowerLookup(
  node: Extract<TableNode, { op: 'lookup' }>,
  operands: readonly TableOperand[],
  table: ResolvedTable,
  context: LoweringContext,
): Rational {
  const found = lookupEntries(operands, table);
  if (!found) return failed(context);
  const cells = found.rows.map(({ keys, row }) => ({ keys, value: cellNumber(table.version?.rows[row]?.[node.column]) }));
  const present = cells.flatMap(({ keys, value }) => (value ? [{ keys, value: reduce(value) }] : []));
  const d = leastCommonMultiple(present.map(({ value }) => value.d));
  return {
    n: context.build.lookup(
      found.keys,
      present.map(({ keys, value }) => ({ keys, value: times(value, d) })),
    ),
    d,
    r: null,
  };
}

interface KeyedRows {
  readonly keys: readonly (IntNode | TextNode)[];
  readonly rows: readonly { readonly keys: readonly (bigint | string)[]; readonly row: number }[];
}

/** The IR of each part of the key, and each row's key in the same terms; null where a part has a variable denominator. */
function lookupEntries(operands: readonly TableOperand[], table: ResolvedTable): KeyedRows | null {
  const keys = operands.flatMap(({ number, text }) => text ?? (number && !number.r ? number.n : []));
  if (keys.length < operands.length) return null;
  const rows = (table.version?.rows ?? []).flatMap((cells, row) => {
    const parts = operands.flatMap((operand, index) => keyPart(operand, cells[table.data.key[index] ?? -1]) ?? []);
    return parts.length === operands.length ? [{ keys: parts, row }] : [];
  });
  return { keys, rows };
}

/** A key cell in the terms of its operand; null where the operand cannot equal it. */
function keyPart({ number, text }: TableOperand, cell: Constant | null | undefined): bigint | string | null {
  if (text) return cell?.kind === 'text' ? cell.value : null;
  const value = cellNumber(cell);
  return number && value && (value.n * number.d) % value.d === 0n ? times(value, number.d) : null;
}

/** Integers t such that a value lies in the k-th bracket where k of them are below value · d. */
function thresholdsOf(table: ResolvedTable, d: bigint): bigint[] {
  const bounds = table.brackets.flatMap(({ lower }) => (lower ? [lower] : []));
  const last = table.brackets.at(-1)?.upper;
  return [...bounds, ...(last ? [last] : [])].map((bound) => {
    const scaled = fraction(bound.n * d, bound.d);
    return table.lowerBelongs ? ceilingOf(scaled) - 1n : floor(scaled);
  });
}

/** One entry for each interval between thresholds: below the first bracket, each bracket, above the last. */
function spread<T>(table: ResolvedTable, below: T, each: (bracket: Bracket, row: number) => T, above: T): T[] {
  const pieces = table.brackets.map(each);
  const first = table.brackets[0]?.lower ? [below] : [];
  return [...first, ...pieces, ...(table.brackets.at(-1)?.upper ? [above] : [])];
}

function lowerBracket(
  node: Extract<TableNode, { op: 'bracket' }>,
  operand: TableOperand | undefined,
  table: ResolvedTable,
  context: LoweringContext,
): Rational {
  const { build } = context;
  const value = operand?.number;
  if (!value || value.r || table.brackets.length === 0) return failed(context);
  const thresholds = thresholdsOf(table, value.d);
  if (node.fn === 'range') {
    const cells = spread(table, null, (_, row) => cellNumber(table.version?.rows[row]?.[node.column]), null);
    const d = leastCommonMultiple(cells.flatMap((cell) => (cell ? [reduce(cell).d] : [])));
    const pieces = cells.map((cell) => (cell ? { slope: 0n, offset: times(cell, d) } : null));
    return { n: build.pieces(value.n, thresholds, pieces), d, r: null };
  }
  const lines = spread(table, { slope: zero, offset: zero }, (bracket) => lineOf(node.fn === 'quick', bracket), null);
  const base = build.extreme('max', value.n, build.constant(0n));
  const factor = leastCommonMultiple(
    lines.flatMap((line) => (line ? [line.slope.d, reduce(fraction(line.offset.n * value.d, line.offset.d)).d] : [])),
  );
  const pieces = lines.map((line) => line && { slope: times(line.slope, factor), offset: times(line.offset, factor * value.d) });
  return { n: build.pieces(base, thresholds, pieces), d: factor * value.d, r: null };
}

/** A bracket as slope · x + offset. */
function lineOf(quick: boolean, bracket: Bracket): { slope: Fraction; offset: Fraction } {
  const slope = reduce(bracket.rate);
  const offset = quick ? subtract(zero, bracket.quick) : subtract(bracket.base, multiply(bracket.rate, bracket.lower ?? zero));
  return { slope, offset: reduce(offset) };
}

export function lowerTableText(node: TableNode, operands: readonly TableOperand[], context: LoweringContext): TextNode {
  const { build } = context;
  const table = context.tables.get(node.table);
  const rows = table?.version?.rows;
  if (!table || !rows) return build.failText();
  const textAt = (row: number): string | null => {
    const cell = rows[row]?.[node.column];
    return cell?.kind === 'text' ? cell.value : null;
  };
  if (node.op === 'parameter') {
    const value = textAt(0);
    return value === null ? build.failText() : build.text({ op: 'const', value });
  }
  if (node.op === 'lookup') {
    const found = lookupEntries(operands, table);
    const entries = (found?.rows ?? []).flatMap(({ keys, row }): LookupEntry<string>[] => {
      const value = textAt(row);
      return value === null ? [] : [{ keys, value }];
    });
    return found ? build.text({ op: 'lookup', keys: found.keys.map((key) => build.strictKey(key)), entries }) : build.failText();
  }
  const value = operands[0]?.number;
  if (!value || value.r || table.brackets.length === 0) return build.failText();
  const pieces = spread(table, null, (_, row) => textAt(row), null);
  return build.text({ op: 'pieces', a: build.strict(value.n), thresholds: thresholdsOf(table, value.d), pieces });
}
