/** The rule behind a figure: how it is written, and whose it is. */
import type { ColumnPlan, Program } from '../api.ts';
import { inheritedFrom } from '../definition/origin.ts';
import type { Figures } from './figures.ts';
import type { Step } from './steps.ts';
import type { Words } from './words/words.ts';

/** The rule in its own language; of formulas by date the one that was taken. */
export function ruleText(plan: ColumnPlan, root: Step | null): string | null {
  const formula = root?.node.formula ?? root?.operands.at(-1)?.node.formula;
  return formula ? (plan.expression ?? '').slice(formula.range.from, formula.range.to) : plan.expression;
}

/**
 * Of which definition a rule or version of rates is, and which changed it on the way; null for what is the definition's own.
 * @param at `Table.Column` or `Table@2026-01-01`
 */
export function whoseText(definition: Program['definition'], at: string, figures: Figures, words: Words): string | null {
  const inherited = inheritedFrom(definition, at);
  if (!inherited) return null;
  const changedBy = inherited.changedBy.map((name) => figures.name(name));
  return words.sources.inherited(figures.name(inherited.from), changedBy);
}
