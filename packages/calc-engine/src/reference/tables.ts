/** Reads of parameter tables in the reference evaluator. */
import type { CheckedNode, Constant } from '../language/checked.ts';
import { findBracket, type ResolvedTable } from '../tables/resolve.ts';
import type { EvaluationContext } from './evaluate.ts';
import { evaluate, numberOf } from './evaluate.ts';
import { add, compare, type Fraction, fraction, fractionToText, multiply, subtract, zero } from './fraction.ts';
import { Failure, isFailure, type Value, valueToText } from './values.ts';

type TableNode = Extract<CheckedNode, { op: 'parameter' | 'lookup' | 'bracket' }>;

export function evaluateTable(node: TableNode, context: EvaluationContext): Value {
  const table = context.tables.get(node.table);
  if (!table) throw new Error(`the program reads table ${node.table}, which is not a parameter table`);
  if (!table.version) return new Failure('MISSING_VERSION', node.range, { table: table.data.code });
  if (node.op === 'parameter') return readCell(node, table, 0, context);
  if (node.op === 'lookup') return lookUp(node, table, context);
  const value = numberOf(node.a, context);
  return isFailure(value) ? value : readBracket(node, table, value, context);
}

export function constantToValue(constant: Constant): Value {
  return constant.kind === 'date' ? fraction(BigInt(constant.days)) : constant.value;
}

function readCell(node: TableNode, table: ResolvedTable, row: number, context: EvaluationContext): Value {
  context.tracer?.hitRow(node.table, row);
  const column = node.op === 'bracket' || node.op === 'lookup' || node.op === 'parameter' ? node.column : 0;
  const cell = table.version?.rows[row]?.[column];
  if (cell) return constantToValue(cell);
  return new Failure('BLANK_VALUE', node.range, { column: `${table.data.code}.${table.data.columns[column]?.code}` });
}

function lookUp(node: Extract<TableNode, { op: 'lookup' }>, table: ResolvedTable, context: EvaluationContext): Value {
  const value = evaluate(node.key, context);
  if (isFailure(value)) return value;
  if (value === null) return new Failure('BLANK_VALUE', node.key.range);
  const key = valueToText(value, node.key.type) ?? '';
  const row = table.keys.get(key);
  return row === undefined ? new Failure('MISSING_ROW', node.range, { table: table.data.code, key }) : readCell(node, table, row, context);
}

function readBracket(
  node: Extract<TableNode, { op: 'bracket' }>,
  table: ResolvedTable,
  value: Fraction,
  context: EvaluationContext,
): Value {
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
