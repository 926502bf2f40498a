/** Why a cell has its value: the reference evaluator again, with every step kept. The root's value equals the stored value. */
import {
  type CellAddress,
  type ColumnPlan,
  type ExplainNode,
  type FormulaPlan,
  historyTableNo,
  type Program,
  type RowInput,
  type RunFacts,
} from '../api.ts';
import { rowReader } from '../codegen/input.ts';
import { isoDateText } from '../dates.ts';
import { constantToText } from '../definition/cells.ts';
import type { CheckedColumn, ColumnAddress, ParameterVersion } from '../definition/checked-program.ts';
import { type LayersOf, layersOf } from '../definition/origin.ts';
import { historyKey } from '../language/scope.ts';
import type { ColumnNode } from '../reference/context.ts';
import { RowEvaluator } from '../reference/evaluator.ts';
import { type Fraction, fractionToText } from '../reference/fraction.ts';
import type { RowResult } from '../reference/row.ts';
import { storedToText } from '../reference/stored.ts';
import { Failure, type Value, valueToText } from '../reference/values.ts';
import { type Leaves, TraceTree } from './trace.ts';

/** Throws RangeError when the program has no such cell: the caller names cells from the program's own plans. */
export function explain(program: Program, facts: RunFacts, input: RowInput, cell: CellAddress): ExplainNode {
  const table = program.tables.find((candidate) => candidate.code === cell.table);
  const column = table?.columns.findIndex((candidate) => candidate.code === cell.column) ?? -1;
  if (!table || column < 0 || table.lines === 'shared' || program.checked.parameters.has(table.no))
    throw new RangeError(`There is no cell ${cell.table}.${cell.column} to explain.`);
  const row = new RowEvaluator(program, facts).evaluateRow(rowReader(input));
  const line = cell.line ?? 0;
  if (line < 0 || line >= row.lineCount(table.no)) throw new RangeError(`${cell.table} has no line ${line} for this employee.`);
  return new Explainer(row).explainColumn({ table: table.no, column }, line);
}

class Explainer implements Leaves {
  private readonly row: RowResult;
  /** A column is explained in full where it is met first; later it is only named. */
  private readonly explained = new Set<string>();

  constructor(row: RowResult) {
    this.row = row;
  }

  explainColumn(at: ColumnAddress, line: number): ExplainNode {
    const { evaluator } = this.row;
    const plan = evaluator.columnPlan(at);
    const checked = evaluator.checkedColumn(at);
    const name = evaluator.columnName(at);
    const base = {
      value: storedToText(this.row.storedAt(at, line), plan),
      table: name.slice(0, name.indexOf('.')),
      column: plan.code,
      name: plan.name,
      ...this.layersAt(name),
      ...this.productOf(plan, line),
    };
    if (!checked)
      return { ...base, kind: at.table === historyTableNo ? 'history' : 'input', text: name, ...this.inputSource(at, plan), children: [] };
    const error = this.row.errorRecord(checked, 0, line);
    const failed = error ? { error } : {};
    const text = plan.expression ?? name;
    const key = `${name} ${line}`;
    if (this.explained.has(key)) return { ...base, ...failed, kind: 'column', text, children: [] };
    this.explained.add(key);
    const traced = this.traceColumn(checked, plan, line);
    return { ...base, ...failed, kind: 'column', text: traced.formula ? textOf(plan, traced.formula) : text, ...traced };
  }

  private productOf({ product }: ColumnPlan, line: number): Pick<ExplainNode, 'product'> {
    if (!product) return {};
    const side = (at: ColumnAddress): { name: ColumnPlan['name']; value: string | null } => {
      const { evaluator } = this.row;
      const plan = evaluator.columnPlan(at);
      return { name: plan.name, value: storedToText(this.row.storedAt(at, evaluator.table(at.table).lines === 'one' ? 0 : line), plan) };
    };
    return { product: { quantity: side(product.quantity), rate: side(product.rate) } };
  }

  private layersAt(at: string): { layers?: LayersOf } {
    const layers = layersOf(this.row.evaluator.program.definition, at);
    return layers ? { layers } : {};
  }

  private inputSource(at: ColumnAddress, plan: ColumnPlan): { source?: string } {
    const need = at.table === historyTableNo ? this.row.evaluator.program.history[at.column] : undefined;
    if (need) return { source: `ledger: ${historyKey(need)} of ${need.element}, by period ${need.basis}` };
    return plan.source === null ? {} : { source: plan.source };
  }

  /** Evaluates the column once more and keeps each step; the column's own rounding is shown where it changed the value. */
  private traceColumn(
    checked: CheckedColumn,
    plan: ColumnPlan,
    line: number,
  ): Pick<ExplainNode, 'children' | 'rounding' | 'tableRow' | 'source' | 'formula'> {
    const trace = new TraceTree(this, plan.expression ?? '');
    this.row.trace(checked, line, trace);
    const exact = trace.result;
    const after = storedToText(this.row.storedAt(checked, line), plan);
    const isNumber = exact !== null && typeof exact === 'object' && !(exact instanceof Failure) && plan.type !== 'date';
    const before = isNumber ? valueToText(exact, 'number') : null;
    const { formula } = trace;
    const steps = { ...unwrap(trace.roots, textOf(plan, formula)), ...(formula ? { formula } : {}) };
    if (before === null || after === null || before === fractionToText(parseStored(this.row.storedAt(checked, line), plan))) return steps;
    return {
      ...steps,
      rounding: { before, after, mode: plan.rounding, step: plan.scale === 0 ? '1' : `0.${'0'.repeat(plan.scale - 1)}1` },
    };
  }

  leafOf(node: ColumnNode, value: Value): ExplainNode {
    if (node.op === 'history') return this.explainColumn({ table: historyTableNo, column: node.index }, 0);
    const line = this.row.lineOf(node);
    if (!this.row.evaluator.tables.has(node.table)) return this.explainColumn(node, line);
    const name = this.row.evaluator.columnName(node);
    const tableRow = this.tableRowOf(node.table, line, null);
    return { kind: 'parameter', text: name, value: valueToText(value, node.type), tableRow, source: tableRow.source, children: [] };
  }

  rowName(table: number, row: number): string {
    return `${this.row.tableName(table)} ${row + 1}`;
  }

  tableRowOf(table: number, row: number, given: ParameterVersion | null): NonNullable<ExplainNode['tableRow']> {
    const resolved = this.row.evaluator.tables.get(table);
    const version = given ?? resolved?.version;
    if (!resolved || !version) throw new Error(`table ${table} has no version in this period`);
    const cells = resolved.data.columns.map((column, index) => {
      const cell = version.rows[row]?.[index];
      return [column.code, cell ? (cell.kind === 'failed' ? 'failed' : constantToText(cell)) : null] as const;
    });
    return {
      table: resolved.data.code,
      row: row + 1,
      cells: Object.fromEntries(cells),
      source: version.source,
      validFrom: isoDateText(version.from),
      ...this.layersAt(`${resolved.data.code}@${isoDateText(version.from)}`),
    };
  }
}

/** A column's formula, or the one of several that was taken. */
function textOf(plan: ColumnPlan, formula: FormulaPlan | null): string {
  const text = plan.expression ?? '';
  return formula ? text.slice(formula.range.from, formula.range.to) : text;
}

/** A step that is the whole expression says no more than the column itself: its operands take its place. */
function unwrap(roots: readonly ExplainNode[], expression: string): Pick<ExplainNode, 'children' | 'tableRow' | 'source'> {
  const [root] = roots;
  if (roots.length !== 1 || root?.kind !== 'operation' || root.text !== expression || root.rounding) return { children: roots };
  return {
    children: root.children,
    ...(root.tableRow ? { tableRow: root.tableRow } : {}),
    ...(root.source === undefined ? {} : { source: root.source }),
  };
}

function parseStored(stored: unknown, plan: ColumnPlan): Fraction {
  return { n: typeof stored === 'bigint' ? stored : 0n, d: 10n ** BigInt(plan.scale) };
}
