import { approvalActions } from '@wagewright/contracts/approvals/instances';
import { describe, expect, it } from 'vitest';
import { asksForPerson, isAnswered, noAnswers, requiresRemarks, singleActions } from '../../../src/features/approvals/instances/actions.ts';
import { decisions, needsRemarks } from '../../../src/features/approvals/instances/decisions.ts';

describe('decisions', () => {
  it('need a reason where something is sent back', () => {
    expect([needsRemarks('approve'), needsRemarks('reject'), needsRemarks('roll-back')]).toEqual([false, true, true]);
  });

  it('and the other actions are all that an approval knows, each once', () => {
    expect([...decisions, ...singleActions].toSorted()).toEqual([...approvalActions].toSorted());
  });
});

describe('an action on one approval', () => {
  it('that brings somebody in asks who and why', () => {
    const bringing = ['forward', 'add-signer', 'delegate', 'replace-approver'];
    expect(singleActions.filter(asksForPerson)).toEqual(bringing);
    expect(singleActions.filter(requiresRemarks)).toEqual(bringing);
  });

  it('is not sent before everything is answered', () => {
    expect(isAnswered('forward', noAnswers)).toBe(false);
    expect(isAnswered('forward', { ...noAnswers, to: 7 })).toBe(true);
    expect(isAnswered('replace-approver', { ...noAnswers, to: 7 })).toBe(false);
    expect(isAnswered('replace-approver', { ...noAnswers, to: 7, approver: 8 })).toBe(true);
    expect(isAnswered('withdraw', noAnswers)).toBe(true);
  });
});
