import { batchStatuses } from '@wagewright/contracts';
import { describe, expect, it } from 'vitest';
import { flowSteps, stepStates } from '../../../src/features/payroll/batches/flow.ts';
import { estimate } from '../../../src/features/payroll/batches/run-rate.ts';

const shown = (status: Parameters<typeof stepStates>[0]['status'], payslipsPublishedAt: string | null = null) => {
  const states = stepStates({ status, payslipsPublishedAt });
  return flowSteps.map((step) => states[step]);
};

describe('where a batch stands', () => {
  it('follows its state, and its payslips once it is approved', () => {
    expect(shown('new')).toEqual(['current', 'ahead', 'ahead', 'ahead', 'ahead']);
    expect(shown('calculating')).toEqual(['done', 'current', 'ahead', 'ahead', 'ahead']);
    expect(shown('in-approval')).toEqual(['done', 'done', 'current', 'ahead', 'ahead']);
    expect(shown('approved')).toEqual(['done', 'done', 'done', 'current', 'ahead']);
    expect(shown('approved', '2025-02-21T00:00:00Z')).toEqual(['done', 'done', 'done', 'done', 'current']);
    expect(shown('closed')).toEqual(['done', 'done', 'done', 'done', 'done']);
  });

  it('has one current step at most, and none when the batch is gone', () => {
    for (const status of batchStatuses) expect(shown(status).filter((state) => state === 'current').length).toBeLessThanOrEqual(1);
    expect(shown('canceled')).not.toContain('current');
  });
});

describe('rate and time left', () => {
  it('are told from what was seen', () => {
    expect(estimate({ atMs: 1_000, done: 2_000 }, { atMs: 3_000, done: 6_000 }, 9_000)).toEqual({ perSecond: 2_000, secondsLeft: 1.5 });
  });

  it('are not made up before enough was seen', () => {
    expect(estimate({ atMs: 0, done: 0 }, { atMs: 100, done: 500 }, 9_000)).toBeNull();
    expect(estimate({ atMs: 0, done: 500 }, { atMs: 9_000, done: 500 }, 9_000)).toBeNull();
  });

  it('never promise a negative time', () => {
    expect(estimate({ atMs: 0, done: 0 }, { atMs: 1_000, done: 20 }, 10)?.secondsLeft).toBe(0);
  });
});
