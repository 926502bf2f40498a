/** From one result to another, one kind of change after the other: what each makes of a figure is what the engine itself says. */
import type { KernelInput, KernelOutput, PeriodFacts, Program, SharedTables } from '../api.ts';
import { specialise } from '../codegen/kernel.ts';
import { dayMin } from '../dates.ts';
import type { ParameterData } from '../definition/checked-program.ts';
import { type Period, resolvePeriod } from '../period.ts';
import { versionOn } from '../tables/resolve.ts';
import { changeSteps } from './change-steps.ts';
import { mixInput, type TwoInputs } from './mix-input.ts';

/** A calculated number of a table with one row an employee. */
export interface WalkedItem {
  readonly tableNo: number;
  readonly code: string;
  /** 1-based position in `v`. */
  readonly position: number;
}

export interface Walk extends TwoInputs {
  /** By whose rules both inputs are calculated. */
  readonly program: Program;
  readonly periodBefore: PeriodFacts;
  readonly periodAfter: PeriodFacts;
  readonly shared: SharedTables;
  readonly items: readonly WalkedItem[];
}

/**
 * By state, item and row, in minor units; NaN where it cannot be told. State 0: everything as before but the rules; then each of `changeSteps`, the
 * last of which is everything as after.
 */
export type WalkedValues = readonly (readonly Float64Array[])[];

const dayOf = ({ validOn }: ParameterData, period: Period): number =>
  validOn === 'pay-date' ? period.payDate : validOn === 'period-start' ? period.start : period.end;

/** Whether another version of some dated table holds in the later period. */
export function hasOtherVersions({ checked }: Pick<Program, 'checked'>, before: PeriodFacts, after: PeriodFacts): boolean {
  const [old, now] = [resolvePeriod(before), resolvePeriod(after)];
  return [...checked.parameters.values()].some((data) => versionOn(data, dayOf(data, old)) !== versionOn(data, dayOf(data, now)));
}

/** The program whose dated tables hold, whatever the day, the versions of a period. */
function withVersionsOf(program: Program, facts: PeriodFacts): Program {
  const period = resolvePeriod(facts);
  const parameters = [...program.checked.parameters].map(([no, data]): [number, ParameterData] => {
    const version = versionOn(data, dayOf(data, period));
    return [no, { ...data, versions: version ? [{ ...version, from: dayMin, to: null }] : [] }];
  });
  return { ...program, checked: { ...program.checked, parameters: new Map(parameters) } };
}

type Run = (input: KernelInput) => readonly KernelOutput[];

/** Kernels of the stages in which the items stand. */
function runnerOf(program: Program, period: PeriodFacts, { shared, items }: Walk): Run {
  const stages = new Set(items.map(({ tableNo }) => program.tables.find(({ no }) => no === tableNo)?.stage ?? 0));
  const kernels = [...stages].map((stage) => specialise(program, { period, stage, shared }));
  return (input) => kernels.map((kernel) => kernel.run(input));
}

/** A copy of the items' values; a blank is 0, what failed or is beyond a double's integers is NaN. */
function valuesOf(outputs: readonly KernelOutput[], items: readonly WalkedItem[], rows: number): Float64Array[] {
  return items.map(({ tableNo, code, position }) => {
    const table = outputs.flatMap(({ tables }) => tables).find(({ no }) => no === tableNo);
    const values = new Float64Array(rows);
    for (let row = 0; row < rows; row += 1) {
      const value = table?.v[position - 1]?.[row] ?? Number.NaN;
      values[row] = Number.isNaN(value) ? 0 : value;
    }
    for (const row of table?.big.get(position - 1)?.keys() ?? []) values[row] = Number.NaN;
    for (const { errors } of outputs)
      for (const error of errors) if (error.tableNo === tableNo && error.column === code) values[error.row] = Number.NaN;
    return values;
  });
}

export function walkChanges(walk: Walk): WalkedValues {
  const { program, periodBefore, periodAfter, items } = walk;
  const { rows } = walk.after;
  const earlier = runnerOf(withVersionsOf(program, periodAfter), periodBefore, walk);
  const later = runnerOf(program, periodAfter, walk);
  return [
    valuesOf(earlier(mixInput(program, walk, null)), items, rows),
    ...changeSteps.map((step) => valuesOf(later(mixInput(program, walk, step)), items, rows)),
  ];
}
