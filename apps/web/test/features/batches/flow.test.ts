import { batchStatuses } from '@wagewright/contracts/payroll/batches';
import { describe, expect, it } from 'vitest';
import { flowSteps, nextMove, stepStates } from '../../../src/features/payroll/batches/flow.ts';
import { estimate } from '../../../src/features/payroll/batches/run-rate.ts';

type Given = Parameters<typeof stepStates>[0];
const day = '2025-02-21T00:00:00Z';
const batch = (status: Given['status'], marks: Partial<Given> = {}): Given & { awaitsAnswers: boolean } => ({
  awaitsAnswers: false,
  status,
  confirmedAt: null,
  payslipsGeneratedAt: null,
  payslipsPublishedAt: null,
  dataSubmittedAt: null,
  ...marks,
});
const shown = (status: Given['status'], marks: Partial<Given> = {}) => {
  const states = stepStates(batch(status, marks));
  return flowSteps.map((step) => states[step]);
};

describe('what waits next of a calculated batch', () => {
  it('is the sign-off of its changes, or their comparison, before the submission, and answers before both', () => {
    expect(nextMove({ ...batch('calculated'), unsigned: 'sign-off' })).toBe('sign-off');
    expect(nextMove({ ...batch('calculated'), unsigned: 'compare' })).toBe('compare');
    expect(nextMove({ ...batch('calculated'), unsigned: 'sign-off', awaitsAnswers: true })).toBe('answer');
    expect(nextMove({ ...batch('in-approval'), unsigned: 'sign-off' })).toBe('decision');
    expect(nextMove(batch('calculated'))).toBe('submit');
  });
});

describe('where a batch stands', () => {
  it('follows its state, and once it is approved its payslips and its data', () => {
    expect(shown('new')).toEqual(['current', 'ahead', 'ahead', 'ahead', 'ahead', 'ahead', 'ahead']);
    expect(shown('waiting')).toEqual(['done', 'current', 'ahead', 'ahead', 'ahead', 'ahead', 'ahead']);
    expect(shown('waiting', { confirmedAt: day })).toEqual(['done', 'done', 'current', 'ahead', 'ahead', 'ahead', 'ahead']);
    expect(shown('calculating')).toEqual(['done', 'done', 'current', 'ahead', 'ahead', 'ahead', 'ahead']);
    expect(shown('in-approval')).toEqual(['done', 'done', 'done', 'current', 'ahead', 'ahead', 'ahead']);
    expect(shown('approved')).toEqual(['done', 'done', 'done', 'done', 'current', 'ahead', 'ahead']);
    expect(shown('approved', { payslipsPublishedAt: day })).toEqual(['done', 'done', 'done', 'done', 'done', 'current', 'ahead']);
    expect(shown('approved', { dataSubmittedAt: day })).toEqual(['done', 'done', 'done', 'done', 'current', 'done', 'ahead']);
    expect(shown('approved', { payslipsPublishedAt: day, dataSubmittedAt: day })).toEqual([
      'done',
      'done',
      'done',
      'done',
      'done',
      'done',
      'current',
    ]);
    expect(shown('closed')).toEqual(['done', 'done', 'done', 'done', 'done', 'done', 'done']);
  });

  it('has one current step at most, and none when the batch is gone', () => {
    for (const status of batchStatuses) expect(shown(status).filter((state) => state === 'current').length).toBeLessThanOrEqual(1);
    expect(shown('canceled')).not.toContain('current');
  });

  it('says what waits next, through to the next period', () => {
    expect(batchStatuses.map((status) => nextMove(batch(status)))).toEqual([
      'prepare',
      'confirm',
      'running',
      'submit',
      'decision',
      'decision',
      'generate',
      'rework',
      'rework',
      'closed',
      'canceled',
      'canceled',
    ]);
    expect(nextMove(batch('waiting', { confirmedAt: day }))).toBe('calculate');
    expect(nextMove({ ...batch('calculated'), awaitsAnswers: true })).toBe('answer');
    expect(nextMove(batch('approved', { payslipsGeneratedAt: day }))).toBe('publish');
    expect(nextMove(batch('approved', { payslipsGeneratedAt: day, payslipsPublishedAt: day }))).toBe('submit-data');
    expect(nextMove(batch('approved', { payslipsGeneratedAt: day, payslipsPublishedAt: day, dataSubmittedAt: day }))).toBe('close');
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
