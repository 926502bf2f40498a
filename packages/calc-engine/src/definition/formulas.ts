/**
 * Formulas by date: a column's expression may be a list, each in force from a day on. They stand in one text below one another, in which ranges
 * count, and become one choice by the day. The day is known when a run begins, so that generated code holds only the formula in force.
 */
import type { DataColumn, DataTable, FormulaDay, FormulaVersion } from '@wagewright/contracts/definition';
import type { ColumnPlan, FormulaPlan, TextRange } from '../api.ts';
import { parseIsoDate } from '../dates.ts';
import { type CheckedNode, choose, compareNodes, dateConstant, ownLine, textConstant } from '../language/checked.ts';
import type { Scope } from '../language/scope.ts';
import type { Report } from './plan.ts';

interface PlannedFormulas {
  readonly text: string;
  /** In order of their days. */
  readonly formulas: readonly FormulaPlan[];
}

function planFormulas(versions: readonly FormulaVersion[]): PlannedFormulas {
  const formulas: FormulaPlan[] = [];
  let text = '';
  for (const { from, expression, source } of versions.toSorted((a, b) => dayOf(a.from) - dayOf(b.from))) {
    text += `${text === '' ? '' : '\n'}${from === undefined ? '' : `from ${from}: `}`;
    formulas.push({ from: from ?? null, source: source ?? null, range: { from: text.length, to: text.length + expression.length } });
    text += expression;
  }
  return { text, formulas };
}

function dayOf(from: string | null | undefined): number {
  return (from ? parseIsoDate(from) : null) ?? Number.MIN_SAFE_INTEGER;
}

/** A column's formula as people read it: one, or each with its first day on a line of its own. */
export function formulaText(expression: NonNullable<DataColumn['expression']>): string {
  return typeof expression === 'string' ? expression : planFormulas(expression).text;
}

/** What a plan says of a column whose formula changes. */
export function formulasOf(table: DataTable, column: DataColumn, report: Report): Pick<ColumnPlan, 'formulas'> {
  const at = { table: table.code, column: column.code };
  const { expression, validOn } = column;
  if (!Array.isArray(expression)) {
    const message = `${table.code}.${column.code} has one formula for all time, which no day picks.`;
    if (validOn) report({ code: 'TABLE_SHAPE', message, nextStep: 'Remove "validOn", or write a list of formulas with "from".', ...at });
    return {};
  }
  const { formulas } = planFormulas(expression);
  const twice = formulas.find(({ from }, index) => index > 0 && from === formulas[index - 1]?.from);
  if (twice) {
    const message = `Two formulas of ${table.code}.${column.code} hold ${twice.from ? `from ${twice.from}` : 'since ever'}.`;
    report({ code: 'PARAMETER_VERSION', message, nextStep: 'Give one of them another "from"; only the first may leave it out.', ...at });
  }
  return { formulas };
}

/** What a formula checks to, with its place in the text; null where it has an error, which is reported. */
export type FormulaCheck = (text: string, formula: FormulaPlan) => CheckedNode | null;

/** The choice by the day; before the first formula there is none, which is an error of the cell. */
export function checkByDate(plan: ColumnPlan, day: CheckedNode, check: FormulaCheck): CheckedNode | null {
  const { formulas = [], expression } = plan;
  const range: TextRange = { from: 0, to: expression?.length ?? 0 };
  const nodes = formulas.map((formula) => {
    const node = check((expression ?? '').slice(formula.range.from, formula.range.to), formula);
    return node && { ...node, formula };
  });
  const [first] = nodes;
  if (!first || nodes.includes(null)) return null;
  const always = first.formula.from === null ? first : raise('#NO_FORMULA', range);
  const dated = nodes.flatMap((node) => (node && node.formula.from !== null ? [node] : [])).toReversed();
  if (dated.length === 0) return always;
  const branches = dated.map((then) => ({ when: compareNodes('>=', day, dateConstant(dayOf(then.formula.from), range), range), then }));
  return choose(branches, always, range);
}

function raise(message: string, range: TextRange): CheckedNode {
  return { op: 'raise', message: textConstant(message, range), type: 'never', currency: null, blankable: false, range };
}

/** The day that picks a formula; null with an error where the table's lines are no parts of the period. */
export function dayNode(
  plan: ColumnPlan,
  on: FormulaDay,
  scope: Scope,
  fail: (message: string, nextStep: string) => void,
): CheckedNode | null {
  const kind = { type: 'date', currency: null, blankable: false, range: { from: 0, to: plan.expression?.length ?? 0 } } as const;
  if (on !== 'segment-start') {
    const facts = { 'pay-date': 'pay-date', 'period-start': 'start', 'period-end': 'end' } as const;
    return { op: 'period', fact: facts[on], ...kind };
  }
  const { own, tables } = scope;
  const parts = own?.segments ? tables.find(({ no }) => no === own.linesOf) : undefined;
  if (parts && parts.segmentStart !== null) return { op: 'column', table: parts.no, column: parts.segmentStart, walk: ownLine, ...kind };
  const message = `${own?.code}.${plan.code} takes its formula by the first day of a part of the period, but no such day is at hand.`;
  fail(message, 'Use it in a table per segments whose snapshot has a column with source segment.from.');
  return null;
}
