/** Which lines and groups of a payslip are shown, by its own figures. */
import type { Cell } from '@wagewright/contracts/definition';
import type { Program } from './api.ts';
import { readRow } from './codegen/input.ts';
import { compileDefinition } from './definition/compile.ts';
import {
  type ConditionItem,
  conditionColumn,
  conditionScale,
  nameable,
  payslipConditions,
  payslipTable,
  shownTable,
} from './definition/payslip-conditions.ts';
import { evaluateRow } from './reference/index.ts';
import { testInput } from './test-input.ts';

/** The period is nobody's: conditions read figures only. */
const period = {
  start: '2026-01-01',
  end: '2026-01-31',
  payDate: '2026-01-31',
  taxYear: 2026,
  taxMonth: 1,
  paymentMonth: '2026-01',
  numberInYear: 1,
  holidays: [],
  extraWorkdays: [],
};

/** Conditions of a payslip, ready to be asked. */
export interface ShownConditions {
  /**
   * Whether each condition, in their order, holds for figures by code as decimal text; a figure that is not given is zero. What cannot be told
   * (a division by zero) is shown: a line that is missing would tell somebody something untrue about their pay.
   */
  of(figures: Readonly<Record<string, string>>): readonly boolean[];
}

/** Figures in a condition have so many digits; further ones are cut off. */
const cut = (text: string): string => text.replace(new RegExp(`(\\.\\d{${conditionScale}})\\d+$`), '$1');

function ask(program: Program, items: readonly ConditionItem[], count: number): ShownConditions['of'] {
  return (figures) => {
    const row = Object.fromEntries(nameable(items).map(({ code }): [string, Cell] => [code, cut(figures[code] ?? '0')]));
    const problems: string[] = [];
    const input = testInput(program, { rows: { [payslipTable]: [row] }, history: [] }, problems);
    if (problems.length > 0) throw new Error(problems.join(' '));
    const plan = program.tables.find(({ code }) => code === shownTable);
    const cells = plan && evaluateRow(program, { period }, readRow(program, input, 0)).get(plan.no)?.[0];
    return Array.from({ length: count }, (_, index) => {
      const cell = cells?.get(conditionColumn(index));
      return cell?.kind !== 'number' || cell.minor !== 0n;
    });
  };
}

/** @returns undefined where a condition cannot be calculated: the numbers of those, from 0 */
export function shownConditions(
  items: readonly ConditionItem[],
  conditions: readonly string[],
): { readonly ok: true; readonly conditions: ShownConditions } | { readonly ok: false; readonly wrong: readonly number[] } {
  if (conditions.length === 0) return { ok: true, conditions: { of: () => [] } };
  const compiled = compileDefinition(payslipConditions(items, conditions));
  if (compiled.ok) return { ok: true, conditions: { of: ask(compiled.program, items, conditions.length) } };
  const at = new Set(compiled.errors.map(({ column }) => column));
  return { ok: false, wrong: conditions.flatMap((_, index) => (at.has(conditionColumn(index)) ? [index] : [])) };
}
