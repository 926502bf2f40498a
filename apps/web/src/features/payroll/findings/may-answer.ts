import { trpc } from '../../../shared/api/trpc.ts';

/** Whether the caller may say now why warnings of the batch are right. */
export function useMayAnswer(batchId: number): boolean {
  const { data } = trpc.payroll.batches.getBatch.useQuery({ id: batchId });
  return data?.events.includes('answer-findings') ?? false;
}

/** The version of the batch that the caller sees, where they may hold its people now; undefined where they may not. */
export function useMayHold(batchId: number): number | undefined {
  const { data } = trpc.payroll.batches.getBatch.useQuery({ id: batchId });
  return data?.events.includes('hold-payee') ? data.version : undefined;
}

/** Codes of the tables that the batch shows: a figure in one of them can be opened. */
export function useShownTables(batchId: number): ReadonlySet<string> {
  const { data } = trpc.payroll.batches.getBatch.useQuery({ id: batchId });
  return new Set(data?.steps.flatMap(({ state, tables }) => (state === 'calculated' ? tables.map(({ code }) => code) : [])));
}

/** Presses what the next answer on the page begins with: the figure of an error, or the remark for all whom a warning concerns. */
export const answerNext = (): void => document.querySelector<HTMLElement>('[data-answer]')?.click();
