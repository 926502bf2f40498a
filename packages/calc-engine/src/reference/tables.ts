/** Reads of parameter tables in the reference evaluator. */
import type { CheckedNode, Constant } from '../language/checked.ts';
import { findExchangeRate } from '../tables/exchange.ts';
import { netLines } from '../tables/gross-up.ts';
import { pointsOf } from '../tables/interpolate.ts';
import { findBracket, keyText, type ResolvedTable } from '../tables/resolve.ts';
import type { EvaluationContext } from './context.ts';
import { add, compare, divide, type Fraction, fraction, fractionToText, multiply, subtract, zero } from './fraction.ts';
import { Failure, type Value, valueToText } from './values.ts';

type TableNode = Extract<CheckedNode, { op: 'parameter' | 'lookup' | 'bracket' }>;
type BracketNode = Extract<CheckedNode, { op: 'bracket' }>;
type RateNode = Extract<CheckedNode, { op: 'exchange-rate' }>;

function resolvedTable(node: TableNode | RateNode, context: EvaluationContext): ResolvedTable {
  const table = context.tables.get(node.table);
  if (!table) throw new Error(`the program reads table ${node.table}, which is not a parameter table`);
  return table;
}

function tableOf(node: TableNode, context: EvaluationContext): ResolvedTable | Failure {
  const table = resolvedTable(node, context);
  return table.version ? table : new Failure('MISSING_VERSION', node.range, { table: table.data.code });
}

/** Whether a version holds in the period, or the first one has begun. */
export function hasVersion(node: Extract<CheckedNode, { op: 'has-version' }>, context: Pick<EvaluationContext, 'tables'>): boolean {
  const table = context.tables.get(node.table);
  return node.what === 'start' ? table?.hasBegun === true : table?.version != null;
}

export function readParameter(node: Extract<TableNode, { op: 'parameter' }>, context: EvaluationContext): Value {
  const table = tableOf(node, context);
  return table instanceof Failure ? table : readCell(node, table, 0, context);
}

export function constantToValue(constant: Constant): Value {
  return constant.kind === 'date' ? fraction(BigInt(constant.days)) : constant.value;
}

function readCell(node: TableNode, table: ResolvedTable, row: number, context: EvaluationContext): Value {
  context.tracer?.hitRow(node.table, row, null);
  const { column } = node;
  const cell = table.version?.rows[row]?.[column];
  const name = `${table.data.code}.${table.data.columns[column]?.code}`;
  if (cell?.kind === 'failed') return new Failure('DEPENDS_ON_ERROR', node.range, { column: name });
  if (cell) return constantToValue(cell);
  return node.op === 'lookup' && node.missing === 'blank' ? null : new Failure('BLANK_VALUE', node.range, { column: name });
}

/** The row whose key equals the values. */
export function lookUp(
  node: Extract<TableNode, { op: 'lookup' }>,
  values: readonly Exclude<Value, Failure>[],
  context: EvaluationContext,
): Value {
  const table = tableOf(node, context);
  if (table instanceof Failure) return table;
  const blank = values.indexOf(null);
  if (blank >= 0 && node.missing === 'blank') return null;
  if (blank >= 0) return new Failure('BLANK_VALUE', node.keys[blank]?.range ?? node.range);
  const parts = values.map((value, index) => valueToText(value, node.keys[index]?.type ?? 'text') ?? '');
  const row = table.keys.get(keyText(parts));
  if (row !== undefined) return readCell(node, table, row, context);
  return node.missing === 'blank' ? null : new Failure('MISSING_ROW', node.range, { table: table.data.code, key: parts.join(', ') });
}

const missing = (node: BracketNode, table: ResolvedTable, value: Fraction): Failure =>
  new Failure('MISSING_BRACKET', node.range, { table: table.data.code, value: fractionToText(value) });

/** The functions over brackets. */
export function readBracket(node: BracketNode, value: Fraction, context: EvaluationContext): Value {
  const table = tableOf(node, context);
  if (table instanceof Failure) return table;
  switch (node.fn) {
    case 'range': {
      const row = findBracket(table, value);
      return row < 0 ? missing(node, table, value) : readCell(node, table, row, context);
    }
    case 'interpolate':
      return interpolate(node, table, value, context);
    case 'gross-up':
      return grossUp(node, table, value);
    default:
      return chargeBracket(node, table, value, context);
  }
}

/** PROGRESSIVE and QUICK. A base below zero counts as zero; what lies below the first bracket is not charged. */
function chargeBracket(node: BracketNode, table: ResolvedTable, value: Fraction, context: EvaluationContext): Value {
  const base = value.n < 0n ? zero : value;
  const lowest = table.brackets[0]?.lower ?? null;
  if (lowest !== null && compare(base, lowest) <= 0) return zero;
  const row = findBracket(table, base);
  const bracket = table.brackets[row];
  if (!bracket) return missing(node, table, value);
  context.tracer?.hitRow(node.table, row, null);
  if (node.fn === 'quick') return subtract(multiply(base, bracket.rate), bracket.quick);
  return add(bracket.base, multiply(bracket.rate, subtract(base, bracket.lower ?? zero)));
}

/** On the straight line between the two rows around the value; outside all rows there is none. */
function interpolate(node: BracketNode, table: ResolvedTable, value: Fraction, context: EvaluationContext): Value {
  const points = pointsOf(table, node.column);
  const upper = points.findIndex(({ x }) => compare(value, x) <= 0);
  const right = points[upper];
  const left = upper > 0 ? points[upper - 1] : right;
  if (!left || !right || compare(value, left.x) < 0) return missing(node, table, value);
  if (!left.y || !right.y)
    return new Failure('BLANK_VALUE', node.range, { column: `${table.data.code}.${table.data.columns[node.column]?.code}` });
  context.tracer?.hitRow(node.table, upper, null);
  if (left === right) return right.y;
  const share = divide(subtract(value, left.x), subtract(right.x, left.x));
  return add(left.y, multiply(share, subtract(right.y, left.y)));
}

function grossUp(node: BracketNode, table: ResolvedTable, net: Fraction): Value {
  const { lines, most } = netLines(table.brackets);
  const line = lines.findLast(({ above }) => above === null || compare(net, above) > 0);
  if (!line || (most !== null && compare(net, most) > 0)) return missing(node, table, net);
  return add(multiply(line.slope, net), line.offset);
}

/** The rate of CONVERT. */
export function readExchangeRate(node: RateNode, context: EvaluationContext): Value {
  const table = resolvedTable(node, context);
  const { code, columns } = table.data;
  const result = findExchangeRate(node, table, context.period);
  switch (result.found) {
    case 'rate':
      context.tracer?.hitRow(node.table, result.row, result.version);
      return result.rate;
    case 'no version':
      return new Failure('MISSING_VERSION', node.range, { table: code });
    case 'no row':
      return new Failure('MISSING_ROW', node.range, { table: code, key: `${node.from}, ${node.to}` });
    case 'blank':
      return new Failure('BLANK_VALUE', node.range, { column: `${code}.${columns[node.rate.rate]?.code}` });
  }
}
