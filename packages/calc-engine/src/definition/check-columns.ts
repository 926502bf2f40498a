/** Expressions of data columns → checked columns, with what each reads. */
import type { DataTable } from '@wagewright/contracts/definition';
import { type ColumnPlan, historyTableNo, type TablePlan } from '../api.ts';
import { checkFormula, describe } from '../language/check.ts';
import { type CheckedNode, ownLine, visitNodes } from '../language/checked.ts';
import { parseFormula } from '../language/parse.ts';
import type { Scope } from '../language/scope.ts';
import type { CheckedColumn, CheckedRead } from './checked-program.ts';
import type { Report } from './plan.ts';

/** What finding the lines of a column needs. */
export interface LineRoots {
  /** The table whose lines another has. */
  rootOf(table: number): number;
  /** Unions and pivots with lines of their own. */
  readonly made: ReadonlySet<number>;
}

export function checkTable(table: DataTable, plan: TablePlan, scope: Scope, roots: LineRoots, report: Report): CheckedColumn[] {
  return plan.columns.flatMap((column, index): CheckedColumn[] => {
    const node = column.expression === null ? null : checkColumn(plan, column, scope, report);
    const reference = table.columns[index]?.reference !== undefined;
    return node ? [checkedColumn(plan.no, index, reference ? asReference(node, scope) : node, roots)] : [];
  });
}

/** A tree with its place and everything that must be known before it. */
export function checkedColumn(table: number, column: number, node: CheckedNode, roots: LineRoots): CheckedColumn {
  const lines = new Set([roots.rootOf(table)]);
  visitNodes(node, (part) => {
    if (part.op === 'aggregate') lines.add(roots.rootOf(part.over));
    if (part.op === 'pick' || part.op === 'in-group') lines.add(part.table);
  });
  return { table, column, node, reads: readsOf(node), lines: [...lines].filter((no) => roots.made.has(no)) };
}

/** A reference that finds no row is blank, unless it looks in a parameter table: a missing rate is an error. */
function asReference(node: CheckedNode, scope: Scope): CheckedNode {
  const isVersion = (no: number): boolean => scope.tables.find((table) => table.no === no)?.lines === 'version';
  if (node.op === 'lookup' && !isVersion(node.table)) return { ...node, missing: 'blank', blankable: true };
  return node.op === 'aggregate' && isVersion(node.over) ? { ...node, missing: 'error' } : node;
}

function checkColumn(plan: TablePlan, column: ColumnPlan, scope: Scope, report: Report): CheckedNode | null {
  const at = { table: plan.code, column: column.code };
  const parsed = parseFormula(column.expression ?? '');
  if (!parsed.ok) {
    report({ ...parsed.error, ...at });
    return null;
  }
  const { node, errors } = checkFormula(parsed.syntax, scope);
  for (const error of errors) report({ ...error, ...at });
  if (!node) return null;
  const wanted = column.type === 'text' || column.type === 'date' || column.type === 'boolean' ? column.type : 'number';
  if (node.type !== wanted && node.type !== 'never') {
    report({
      code: 'TYPE_MISMATCH',
      message: `The expression gives ${describe(node.type)}, but the column is of type ${column.type}.`,
      nextStep: "Change the expression or the column's type.",
      ...at,
      range: node.range,
    });
    return null;
  }
  if (column.currency !== null && node.currency !== null && node.currency !== column.currency) {
    report({
      code: 'CURRENCY_MISMATCH',
      message: `The expression gives ${node.currency}, but the column is in ${column.currency}.`,
      nextStep: `Write CONVERT(…, ${column.currency}), or set the column to that currency.`,
      ...at,
      range: node.range,
    });
    return null;
  }
  return node;
}

/** Columns that a tree reads, each once, in the order of the text. */
export function readsOf(node: CheckedNode): CheckedRead[] {
  const found = new Map<string, { at: CheckedRead; from: number }>();
  visitNodes(node, (part) => {
    const at =
      part.op === 'column'
        ? { table: part.table, column: part.column, walked: part.walk !== ownLine }
        : part.op === 'history'
          ? { table: historyTableNo, column: part.index, walked: false }
          : null;
    if (!at) return;
    const key = `${at.table}.${at.column}`;
    const known = found.get(key);
    const walked = at.walked && known?.at.walked !== false;
    found.set(key, { at: { ...at, walked }, from: Math.min(part.range.from, known?.from ?? part.range.from) });
  });
  return [...found.values()].sort((a, b) => a.from - b.from).map((entry) => entry.at);
}
