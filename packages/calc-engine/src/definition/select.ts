/** Which tables a stage delivers, and which steps of the calculation they need. */
import type { Program, SharedTables, TablePlan } from '../api.ts';
import { visitNodes } from '../language/checked.ts';
import type { CalculationStep } from './checked-program.ts';

const keyOf = (at: { readonly table: number; readonly column: number | null }): string => `${at.table}.${at.column}`;

function needsOf(step: CalculationStep): string[] {
  return [...step.lines.map((table) => keyOf({ table, column: null })), ...step.reads.map(keyOf)];
}

/** Tables of employees that a stage calculates, up to a step of the definition. Throws RangeError on a step that does not exist. */
export function outputTables(program: Program, stage: number, upToStep?: string): TablePlan[] {
  const order = program.definition.steps.map((step) => step.code);
  const last = upToStep === undefined ? order.length - 1 : order.indexOf(upToStep);
  if (last < 0) throw new RangeError(`The definition has no step "${upToStep}".`);
  const calculated = program.tables.filter((plan) => plan.lines !== 'shared' && plan.kind !== 'snapshot' && plan.kind !== 'parameter');
  return calculated.filter((plan) => plan.stage === stage && order.indexOf(plan.step) <= last);
}

/** Hidden tables of verification rules that a stage asks: only where it goes through the last step. */
export function askedRuleTables({ definition, ruleTables }: Program, stage: number, upToStep?: string): TablePlan[] {
  const isWhole = upToStep === undefined || upToStep === definition.steps.at(-1)?.code;
  return isWhole ? ruleTables.filter((plan) => plan.stage === stage) : [];
}

/** The steps that give the columns of some tables, with all that these read, in order of evaluation. */
export function stepsFor(program: Program, tables: readonly TablePlan[]): readonly CalculationStep[] {
  const { steps } = program.checked;
  const wanted = new Set(tables.map((table) => table.no));
  const roots = new Set(tables.map((table) => table.linesOf));
  const needed = new Set<string>();
  for (const step of steps.toReversed()) {
    const isWanted = step.column === null ? roots.has(step.table) : wanted.has(step.table);
    if (!isWanted && !needed.has(keyOf(step))) continue;
    needed.add(keyOf(step));
    for (const need of needsOf(step)) needed.add(need);
  }
  return steps.filter((step) => needed.has(keyOf(step)));
}

/** Steps that can be taken with the shared tables that are given, and so on with what reads them. */
export function stepsWith(program: Program, shared: SharedTables): readonly CalculationStep[] {
  const missing = new Set(program.tables.filter((plan) => plan.lines === 'shared' && !shared.has(plan.no)).map((plan) => plan.no));
  if (missing.size === 0) return program.checked.steps;
  const left = new Set<string>();
  return program.checked.steps.filter((step) => {
    const possible = !needsOf(step).some((need) => left.has(need)) && !sharedReads(step).some((no) => missing.has(no));
    if (!possible) left.add(keyOf(step));
    return possible;
  });
}

/** Numbers of tables that a step reads otherwise than column by column. */
export function sharedReads(step: CalculationStep): number[] {
  if (step.column === null) return [];
  const found: number[] = [];
  visitNodes(step.node, (part) => {
    if (part.op === 'aggregate') found.push(part.over);
    else if ('table' in part) found.push(part.table);
  });
  return found;
}
