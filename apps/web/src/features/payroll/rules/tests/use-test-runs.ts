import { useState } from 'react';
import { type Outputs, trpc } from '../../../../shared/api/trpc.ts';
import type { Copy } from '../rules.ts';

export type RunTest = Outputs['payroll']['rules']['runTests']['tests'][number];
export type RedCell = RunTest['cells'][number];

interface TestRuns {
  /** By name. */
  readonly runs: ReadonlyMap<string, RunTest>;
  readonly isRunning: boolean;
  readonly error: unknown;
  readonly refetch: () => void;
}

/** The tests of a draft as it is saved, run so many at once: the next ones when the ones before are there. */
export function useTestRuns({ solutionId, number }: Pick<Copy, 'solutionId' | 'number'>): TestRuns {
  const [starts, setStarts] = useState<readonly number[]>([0]);
  const queries = trpc.useQueries((ask) => starts.map((from) => ask.payroll.rules.runTests({ solutionId, number, from })));
  const next = queries.at(-1)?.data?.next ?? null;
  if (next !== null && !starts.includes(next)) setStarts([...starts, next]);
  const failed = queries.find(({ error }) => error);
  return {
    runs: new Map(queries.flatMap(({ data }) => (data?.tests ?? []).map((test) => [test.name, test] as const))),
    isRunning: queries.some(({ isFetching }) => isFetching),
    error: failed?.error ?? null,
    refetch: () => void Promise.all(queries.map((query) => query.refetch())),
  };
}
