/** In which state the end of a run leaves its batch, as the history tells it. */
import { expect, test } from 'vitest';
import { viewRunEnding } from '../../../src/payroll/batches/view-run-ending.ts';

const run = {
  kind: 'calculate',
  state: 'finished',
  returnStatus: 'waiting',
  upToStep: null,
  payeesTotal: 3,
  errorCount: 0,
  totals: null,
  failure: null,
  finishedAt: new Date('2026-03-05T08:00:00Z'),
};

test.each([
  ['a whole calculation', {}, 'calculated'],
  ['a recalculation of some people', { kind: 'partial', returnStatus: 'withdrawn' }, 'calculated'],
  ['a calculation up to a step', { upToStep: 'TAX' }, 'waiting'],
  ['a recalculation of a past batch', { kind: 'retro', returnStatus: 'new' }, 'new'],
  ['one that failed', { state: 'failed', returnStatus: 'calculated' }, 'calculated'],
  ['one that was stopped', { state: 'cancelled', returnStatus: 'rejected' }, 'rejected'],
])('%s', (_, more, to) => {
  const told = viewRunEnding({ ...run, ...more }, { seesPay: true, currency: 'USD' });
  expect(told).toMatchObject([{ from: 'calculating', to, at: '2026-03-05T08:00:00.000Z' }]);
});
