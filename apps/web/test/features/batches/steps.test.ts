import { describe, expect, it } from 'vitest';
import { calculatedTo, canCalculateUpTo, type SteppedBatch, tablesToSee } from '../../../src/features/payroll/batches/steps.ts';

const step = (code: string, state: 'new' | 'to-calculate' | 'calculated', ...tables: string[]) => ({
  code,
  state,
  tables: tables.map((table) => ({ code: table })),
});
const steps = [step('DATA', 'calculated'), step('GROSS', 'calculated', 'Earnings'), step('NET', 'to-calculate', 'Pay')];
const batch = (facts: Partial<SteppedBatch> = {}) => ({
  events: ['calculate' as const],
  hasResult: true,
  hasWholeResult: false,
  steps,
  ...facts,
});

describe('the steps of a calculation', () => {
  it('can be calculated up to where they make tables and a later one does too', () => {
    expect(steps.filter((one) => canCalculateUpTo(batch(), one)).map(({ code }) => code)).toEqual(['GROSS']);
  });

  it('cannot while the batch cannot be calculated', () => {
    expect(steps.some((one) => canCalculateUpTo(batch({ events: [] }), one))).toBe(false);
  });

  it('say how far a result goes that leaves some out', () => {
    expect(calculatedTo(batch())?.code).toBe('GROSS');
    expect(calculatedTo(batch({ hasWholeResult: true }))).toBeUndefined();
    expect(calculatedTo(batch({ hasResult: false }))).toBeUndefined();
  });

  it('open the tables of those that are calculated', () => expect([...tablesToSee(steps)]).toEqual(['Earnings']));
});
