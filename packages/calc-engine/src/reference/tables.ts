/** Reads of parameter tables in the reference evaluator. */
import type { CheckedNode, Constant } from '../language/checked.ts';
import { findBracket, keyText, type ResolvedTable } from '../tables/resolve.ts';
import type { EvaluationContext } from './context.ts';
import { add, compare, type Fraction, fraction, fractionToText, multiply, subtract, zero } from './fraction.ts';
import { Failure, type Value, valueToText } from './values.ts';

type TableNode = Extract<CheckedNode, { op: 'parameter' | 'lookup' | 'bracket' }>;

function tableOf(node: TableNode, context: EvaluationContext): ResolvedTable | Failure {
  const table = context.tables.get(node.table);
  if (!table) throw new Error(`the program reads table ${node.table}, which is not a parameter table`);
  return table.version ? table : new Failure('MISSING_VERSION', node.range, { table: table.data.code });
}

export function readParameter(node: Extract<TableNode, { op: 'parameter' }>, context: EvaluationContext): Value {
  const table = tableOf(node, context);
  return table instanceof Failure ? table : readCell(node, table, 0, context);
}

function constantToValue(constant: Constant): Value {
  return constant.kind === 'date' ? fraction(BigInt(constant.days)) : constant.value;
}

function readCell(node: TableNode, table: ResolvedTable, row: number, context: EvaluationContext): Value {
  context.tracer?.hitRow(node.table, row);
  const { column } = node;
  const cell = table.version?.rows[row]?.[column];
  if (cell) return constantToValue(cell);
  return new Failure('BLANK_VALUE', node.range, { column: `${table.data.code}.${table.data.columns[column]?.code}` });
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
  if (blank >= 0) return new Failure('BLANK_VALUE', node.keys[blank]?.range ?? node.range);
  const parts = values.map((value, index) => valueToText(value, node.keys[index]?.type ?? 'text') ?? '');
  const row = table.keys.get(keyText(parts));
  if (row !== undefined) return readCell(node, table, row, context);
  return new Failure('MISSING_ROW', node.range, { table: table.data.code, key: parts.join(', ') });
}

/** RANGE, PROGRESSIVE and QUICK. A base below zero counts as zero; what lies below the first bracket is not charged. */
export function readBracket(node: Extract<TableNode, { op: 'bracket' }>, value: Fraction, context: EvaluationContext): Value {
  const table = tableOf(node, context);
  if (table instanceof Failure) return table;
  const missing = (): Failure => new Failure('MISSING_BRACKET', node.range, { table: table.data.code, value: fractionToText(value) });
  if (node.fn === 'range') {
    const row = findBracket(table, value);
    return row < 0 ? missing() : readCell(node, table, row, context);
  }
  const base = value.n < 0n ? zero : value;
  const lowest = table.brackets[0]?.lower ?? null;
  if (lowest !== null && compare(base, lowest) <= 0) return zero;
  const row = findBracket(table, base);
  const bracket = table.brackets[row];
  if (!bracket) return missing();
  context.tracer?.hitRow(node.table, row);
  if (node.fn === 'quick') return subtract(multiply(base, bracket.rate), bracket.quick);
  return add(bracket.base, multiply(bracket.rate, subtract(base, bracket.lower ?? zero)));
}
