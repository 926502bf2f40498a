/** Reads of parameter tables → IR. The rows valid in the period are compiled in; what they do not cover flags. */
import type { TableCell } from '../definition/checked-program.ts';
import type { CheckedNode } from '../language/checked.ts';
import { divide, type Fraction, fraction, multiply, reduce, subtract, zero } from '../reference/fraction.ts';
import { findExchangeRate } from '../tables/exchange.ts';
import { netLines } from '../tables/gross-up.ts';
import { type Point, pointsOf } from '../tables/interpolate.ts';
import type { Bracket, ResolvedTable } from '../tables/resolve.ts';
import type { LoweringContext } from './context.ts';
import type { IntNode, LookupEntry, TextNode } from './nodes.ts';
import { type Bound, type Line, leastCommonMultiple, positionAmong, times, valueOnLines } from './piecewise.ts';
import { constantRational, multiplyRational, type Rational, strictRational, wholeNumber } from './rational.ts';

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
function cellNumber(cell: TableCell | undefined): Fraction | null {
  if (!cell || cell.kind === 'text' || cell.kind === 'failed') return null;
  if (cell.kind === 'number') return cell.value;
  return fraction(cell.kind === 'date' ? BigInt(cell.days) : cell.value ? 1n : 0n);
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
  const found = lookupEntries(operands, table, context);
  if (!found) return failed(context);
  const cells = found.rows.map(({ keys, row }) => ({ keys, value: cellNumber(table.version?.rows[row]?.[node.column]) }));
  const present = cells.flatMap(({ keys, value }) => (value ? [{ keys, value: reduce(value) }] : []));
  const d = leastCommonMultiple(present.map(({ value }) => value.d));
  return {
    n: context.build.lookup(
      found.keys,
      present.map(({ keys, value }) => ({ keys, value: times(value, d) })),
      missingOf(node, table),
    ),
    d,
    r: null,
  };
}

/** A failed cell has a reason, which only the reference evaluator gives. */
function missingOf(node: Extract<TableNode, { op: 'lookup' }>, table: ResolvedTable): 'blank' | 'flag' {
  const failed = table.version?.rows.some((cells) => cells[node.column]?.kind === 'failed');
  return node.missing === 'blank' && !failed ? 'blank' : 'flag';
}

interface KeyedRows {
  readonly keys: readonly (IntNode | TextNode)[];
  readonly rows: readonly { readonly keys: readonly (bigint | string)[]; readonly row: number }[];
}

/** The IR of each part of the key, and each row's key in the same terms. */
function lookupEntries(operands: readonly TableOperand[], table: ResolvedTable, context: LoweringContext): KeyedRows | null {
  const version = table.version?.rows ?? [];
  const parts = operands.flatMap(
    (operand, index) =>
      keyPart(
        operand,
        version.map((cells) => cells[table.data.key[index] ?? -1] ?? null),
        context,
      ) ?? [],
  );
  if (parts.length < operands.length) return null;
  const rows = version.flatMap((_, row) => {
    const keys = parts.flatMap(({ cells }) => cells[row] ?? []);
    return keys.length === parts.length ? [{ keys, row }] : [];
  });
  return { keys: parts.map(({ key }) => key), rows };
}

interface KeyPart {
  readonly key: IntNode | TextNode;
  /** The rows' cells in the terms of the key; null where it cannot equal one. */
  readonly cells: readonly (bigint | string | null)[];
}

/** A key behind a variable denominator must be whole in the unit in which all cells are. */
function keyPart({ number, text }: TableOperand, column: readonly TableCell[], context: LoweringContext): KeyPart | null {
  if (text) return { key: text, cells: column.map((cell) => (cell?.kind === 'text' ? cell.value : null)) };
  if (!number) return null;
  const values = column.map((cell) => cellNumber(cell));
  const scaled = (unit: bigint): (bigint | null)[] =>
    values.map((value) => (value && (value.n * unit) % value.d === 0n ? times(value, unit) : null));
  if (!number.r) return { key: number.n, cells: scaled(number.d) };
  const unit = leastCommonMultiple(values.map((value) => (value ? reduce(value).d : 1n)));
  const key = wholeNumber(context.build, multiplyRational(context.build, number, constantRational(context.build, fraction(unit))));
  return { key, cells: scaled(unit) };
}

function boundsOf(table: ResolvedTable): Bound[] {
  const bounds = table.brackets.flatMap(({ lower }) => (lower ? [lower] : []));
  const last = table.brackets.at(-1)?.upper;
  return [...bounds, ...(last ? [last] : [])].map((at) => ({ at, reached: table.lowerBelongs }));
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
  if (!operand?.number || table.brackets.length === 0) return failed(context);
  const value = strictRational(build, operand.number);
  switch (node.fn) {
    case 'range': {
      const cells = spread(table, null, (_, row) => cellNumber(table.version?.rows[row]?.[node.column]), null);
      return valueOnLines(
        build,
        value,
        boundsOf(table),
        cells.map((cell) => cell && level(cell)),
      );
    }
    case 'interpolate':
      return lowerInterpolation(value, pointsOf(table, node.column), context);
    case 'gross-up': {
      const { lines, most } = netLines(table.brackets);
      const bounds = [...lines.flatMap(({ above }) => (above ? [above] : [])), ...(most ? [most] : [])];
      return valueOnLines(
        build,
        value,
        bounds.map((at) => ({ at, reached: false })),
        most ? [...lines, null] : lines,
      );
    }
    default: {
      const lines = spread(table, level(zero), (bracket) => lineOf(node.fn === 'quick', bracket), null);
      return valueOnLines(build, { ...value, n: build.extreme('max', value.n, build.constant(0n)) }, boundsOf(table), lines);
    }
  }
}

const level = (offset: Fraction): Line => ({ slope: zero, offset });

/** A line from each point to the next; nothing outside the points, nor beside a blank one. */
function lowerInterpolation(value: Rational, points: readonly Point[], context: LoweringContext): Rational {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return failed(context);
  const segments = points.slice(1).map((right, index): Line | null => {
    const left = points[index] ?? right;
    if (!left.y || !right.y) return null;
    const slope = reduce(divide(subtract(right.y, left.y), subtract(right.x, left.x)));
    return { slope, offset: reduce(subtract(left.y, multiply(slope, left.x))) };
  });
  const lines = segments.length > 0 ? segments : [first.y && level(first.y)];
  const inner = points.slice(1, -1).map(({ x }) => ({ at: x, reached: false }));
  const bounds = [{ at: first.x, reached: true }, ...inner, { at: last.x, reached: false }];
  return valueOnLines(context.build, value, bounds, [null, ...lines, null]);
}

/** The rate is a constant of the period. */
export function lowerExchangeRate(node: Extract<CheckedNode, { op: 'exchange-rate' }>, context: LoweringContext): Rational {
  const table = context.tables.get(node.table);
  const result = table && findExchangeRate(node, table, context.period);
  return result?.found === 'rate' ? constantRational(context.build, result.rate) : failed(context);
}

/** A bracket as slope · x + offset. */
function lineOf(quick: boolean, bracket: Bracket): Line {
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
    const found = lookupEntries(operands, table, context);
    const entries = (found?.rows ?? []).flatMap(({ keys, row }): LookupEntry<string>[] => {
      const value = textAt(row);
      return value === null ? [] : [{ keys, value }];
    });
    return found
      ? build.text({ op: 'lookup', keys: found.keys.map((key) => build.strictKey(key)), entries, missing: missingOf(node, table) })
      : build.failText();
  }
  const value = operands[0]?.number;
  if (!value || table.brackets.length === 0) return build.failText();
  const { index, thresholds } = positionAmong(build, strictRational(build, value), boundsOf(table));
  return build.text({ op: 'pieces', a: index, thresholds, pieces: spread(table, null, (_, row) => textAt(row), null) });
}
