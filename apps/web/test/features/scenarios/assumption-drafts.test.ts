import { describe, expect, it } from 'vitest';
import {
  type AssumptionDraft,
  assumptionKinds,
  assumptionOf,
  draftOf,
  faultOfDrafts,
  faultsOfDraft,
  newDraft,
} from '../../../src/features/payroll/scenarios/form/assumption-drafts.ts';

const draft = (changed: Partial<AssumptionDraft> & Pick<AssumptionDraft, 'kind'>): AssumptionDraft => ({
  ...newDraft(1, changed.kind, 'BASE_SALARY'),
  ...changed,
});
const change = { table: 'Tax', validFrom: '2025-01-01', row: 1, column: 'Rate', value: '0.2' };
const whole = {
  raise: draft({ kind: 'raise', value: '−3', departmentIds: [5] }),
  joiners: draft({ kind: 'joiners', count: '20', departmentId: 7, pay: '' }),
  leavers: draft({ kind: 'leavers', percent: '2.5' }),
  rates: draft({ kind: 'rates', changes: [change] }),
  copy: draft({ kind: 'copy', copyNumber: 2 }),
};

describe('assumptions as they are typed', () => {
  it.each(assumptionKinds)('a new one of kind %s lacks something', (kind) => {
    expect(faultOfDrafts([newDraft(1, kind, 'BASE_SALARY')])).not.toBeNull();
  });

  it('numbers are numbers, people are counted from one', () => {
    expect(faultsOfDraft({ ...whole.raise, value: '3 %' })).toEqual({ value: 'decimal' });
    expect(faultsOfDraft({ ...whole.joiners, count: '0', pay: 'much' })).toEqual({ count: 'positiveInteger', pay: 'decimal' });
    expect(faultsOfDraft({ ...whole.leavers, leaves: 'named' })).toEqual({ people: 'rows' });
  });

  it('become what is sent: pay that is left empty is left out', () => {
    expect(assumptionOf(whole.raise)).toEqual({
      kind: 'raise',
      from: 1,
      item: 'BASE_SALARY',
      by: 'percent',
      value: '-3',
      whom: { departmentIds: [5], positionIds: [] },
    });
    expect(assumptionOf(whole.joiners)).toEqual({ kind: 'joiners', from: 1, count: 20, departmentId: 7, item: 'BASE_SALARY' });
  });

  it.each(assumptionKinds)('one of kind %s that is typed over and left as it is stays what it was', (kind) => {
    const sent = assumptionOf(whole[kind]);
    expect(assumptionOf(draftOf(sent, 4))).toEqual(sent);
  });
});
