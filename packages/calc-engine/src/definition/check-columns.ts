/** Expressions of data columns → checked columns, with what each reads. */
import type { DataTable, FormulaDay } from '@wagewright/contracts/definition';
import { type ColumnPlan, historyTableNo, type TablePlan } from '../api.ts';
import { checkFormula, describe } from '../language/check.ts';
import { type CheckedNode, ownLine, visitNodes } from '../language/checked.ts';
import { parseFormula } from '../language/parse.ts';
import type { Scope } from '../language/scope.ts';
import { shiftSyntax } from '../language/shift.ts';
import type { LanguageError } from '../language/syntax.ts';
import type { CheckedColumn, CheckedRead } from './checked-program.ts';
import { checkByDate, dayNode } from './formulas.ts';
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
    const node = column.expression === null ? null : checkColumn(plan, column, table.columns[index]?.validOn ?? 'pay-date', scope, report);
    const reference = table.columns[index]?.reference !== undefined;
    return node ? [checkedColumn(plan.no, index, reference ? asReference(node, scope) : node, roots)] : [];
  });
}

/** A tree with its place and everything that must be known before it. */
export function checkedColumn(table: number, column: number, node: CheckedNode, roots: LineRoots): CheckedColumn {
  const lines = new Set([roots.rootOf(table)]);
  visitNodes(node, (part) => {
    if (part.op === 'aggregate') lines.add(roots.rootOf(part.over));
  });
  return { table, column, node, reads: readsOf(node), lines: [...lines].filter((no) => roots.made.has(no)) };
}

/** A reference that finds no row is blank, unless it looks in a parameter table: a missing rate is an error. */
function asReference(node: CheckedNode, scope: Scope): CheckedNode {
  const isVersion = (no: number): boolean => scope.tables.find((table) => table.no === no)?.lines === 'version';
  if (node.op === 'lookup' && !isVersion(node.table)) return { ...node, missing: 'blank' };
  return node.op === 'aggregate' && isVersion(node.over) ? { ...node, missing: 'error' } : node;
}

function checkColumn(plan: TablePlan, column: ColumnPlan, on: FormulaDay, scope: Scope, report: Report): CheckedNode | null {
  const at = { table: plan.code, column: column.code };
  if (!column.formulas) return checkText(column.expression ?? '', column, 0, scope, (error) => report({ ...error, ...at }));
  const day = dayNode(column, on, scope, (message, nextStep) => report({ code: 'TABLE_SHAPE', message, nextStep, ...at }));
  if (!day) return null;
  return checkByDate(column, day, (text, { from, range }) =>
    checkText(text, column, range.from, scope, (error) => {
      const own = { from: error.range.from - range.from, to: error.range.to - range.from };
      report({ ...error, ...at, version: from ?? sinceEver, range: own });
    }),
  );
}

export const sinceEver = 'since ever';

/** A formula that stands so many characters into the column's text. */
function checkText(
  text: string,
  column: ColumnPlan,
  offset: number,
  scope: Scope,
  report: (error: LanguageError) => void,
): CheckedNode | null {
  const parsed = parseFormula(text);
  if (!parsed.ok) {
    const { from, to } = parsed.error.range;
    report({ ...parsed.error, range: { from: from + offset, to: to + offset } });
    return null;
  }
  const { node, errors } = checkFormula(offset === 0 ? parsed.syntax : shiftSyntax(parsed.syntax, offset), scope);
  for (const error of errors) report(error);
  if (!node) return null;
  const misfit = misfitOf(node, column);
  if (misfit) report({ ...misfit, range: node.range });
  return misfit ? null : node;
}

/** Why a column cannot hold what its formula gives; null where it can. */
function misfitOf(node: CheckedNode, column: ColumnPlan): Omit<LanguageError, 'range'> | null {
  const wanted = column.type === 'text' || column.type === 'date' || column.type === 'boolean' ? column.type : 'number';
  if (node.type !== wanted && node.type !== 'never') {
    const message = `The expression gives ${describe(node.type)}, but the column is of type ${column.type}.`;
    return { code: 'TYPE_MISMATCH', message, nextStep: "Change the expression or the column's type." };
  }
  const counted = column.unit ?? (column.currency === null ? null : 'money');
  if (node.unit && counted !== null && node.unit !== counted) {
    const message = `The expression gives ${node.unit}, but the column holds ${counted}.`;
    const nextStep = counted === 'money' ? `Multiply the ${node.unit} by a rate.` : "Change the expression or the column's unit.";
    return { code: 'UNIT_MISMATCH', message, nextStep };
  }
  if (column.currency === null || node.currency === null || node.currency === column.currency) return null;
  const message = `The expression gives ${node.currency}, but the column is in ${column.currency}.`;
  return { code: 'CURRENCY_MISMATCH', message, nextStep: `Write CONVERT(…, ${column.currency}), or set the column to that currency.` };
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
