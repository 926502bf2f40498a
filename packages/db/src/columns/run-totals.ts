import type { RunTotals } from '../payroll/runs/run-types.ts';
import type { Kind } from './column.ts';
import { isRecord } from './kinds.ts';

const isSummary = (value: unknown): boolean =>
  value === null || (isRecord(value) && ['gross', 'deductions', 'net'].every((figure) => typeof value[figure] === 'string'));

const counts = ['payees', 'held', 'payeesWithErrors'] as const;

/** What a finished run amounts to; its columns are not looked at one by one. */
export const runTotals: Kind<RunTotals> = {
  expected: 'the totals of a run',
  is: (value): value is RunTotals =>
    isRecord(value) &&
    counts.every((count) => typeof value[count] === 'number') &&
    isRecord(value['columns']) &&
    isSummary(value['summary']),
};
