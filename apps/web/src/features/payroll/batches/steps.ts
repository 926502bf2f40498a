import type { BatchEvent } from '@wagewright/contracts/payroll/batches';

interface Step {
  readonly code: string;
  readonly state: 'new' | 'to-calculate' | 'calculated';
  readonly tables: readonly unknown[];
}

export interface SteppedBatch<One extends Step = Step> {
  readonly events: readonly BatchEvent[];
  readonly hasResult: boolean;
  readonly hasWholeResult: boolean;
  readonly steps: readonly One[];
}

/** A calculation may end with a step that makes tables, where a later one makes some too: up to the last it is just the calculation. */
export function canCalculateUpTo({ events, steps }: SteppedBatch, step: Step): boolean {
  const later = steps.slice(steps.findIndex(({ code }) => code === step.code) + 1);
  return events.includes('calculate') && step.tables.length > 0 && later.some(({ tables }) => tables.length > 0);
}

/** The last calculated step of a result that leaves steps out; undefined for a whole one. */
export const calculatedTo = <One extends Step>({ hasResult, hasWholeResult, steps }: SteppedBatch<One>): One | undefined =>
  hasResult && !hasWholeResult ? steps.findLast(({ state }) => state === 'calculated') : undefined;

/** Codes of the tables that have rows to look at. */
export const tablesToSee = (
  steps: readonly { readonly state: string; readonly tables: readonly { readonly code: string }[] }[],
): Set<string> => new Set(steps.filter(({ state }) => state === 'calculated').flatMap(({ tables }) => tables.map(({ code }) => code)));
