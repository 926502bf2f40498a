import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findTransition } from '../../../src/index.ts';
import { type PayslipDisputeStatus, payslipDisputeMachine } from '../../../src/payroll/payslip-disputes/index.ts';
import { type PayslipCheckStatus, payslipCheckMachine } from '../../../src/payroll/payslips/index.ts';

/** What either side does, as the procedures do it: the events of the payslip’s check and of its thread that belong together. */
const acts = ['confirm', 'say', 'answer', 'resolve', 'lapse'] as const;
type Act = (typeof acts)[number];
interface Standing {
  readonly check: PayslipCheckStatus;
  readonly dispute: PayslipDisputeStatus | null;
}

const check = ({ check: status }: Standing, event: 'confirm' | 'dispute' | 'resolve' | 'lapse') =>
  findTransition(payslipCheckMachine, status, event, {})?.to;
const thread = ({ dispute }: Standing, event: 'write' | 'reopen' | 'settle' | 'answer' | 'resolve') =>
  dispute ? findTransition(payslipDisputeMachine, dispute, event, {})?.to : undefined;

/** Undefined where it is refused. */
function after(standing: Standing, act: Act): Standing | undefined {
  const { dispute } = standing;
  const moved = (to: PayslipCheckStatus | undefined, then: PayslipDisputeStatus | null | undefined) =>
    to !== undefined && then !== undefined ? { check: to, dispute: then } : undefined;
  if (act === 'lapse') return moved(check(standing, 'lapse'), dispute);
  if (act === 'confirm') return moved(check(standing, 'confirm'), dispute && dispute !== 'resolved' ? thread(standing, 'settle') : dispute);
  if (act === 'resolve') return moved(check(standing, 'resolve'), thread(standing, 'resolve'));
  if (act === 'answer') return moved(standing.check, thread(standing, 'answer'));
  if (dispute === null) return moved(check(standing, 'dispute'), 'open');
  return dispute === 'resolved'
    ? moved(check(standing, 'dispute'), thread(standing, 'reopen'))
    : moved(standing.check, thread(standing, 'write'));
}

describe('a payslip and the thread about it', () => {
  it('is disputed exactly as long as its thread is not resolved, whatever both sides do', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...acts), { maxLength: 25 }), (course) => {
        let standing: Standing = { check: 'unchecked', dispute: null };
        for (const act of course) {
          standing = after(standing, act) ?? standing;
          const isOpen = standing.dispute === 'open' || standing.dispute === 'answered';
          expect({ course, isDisputed: standing.check === 'disputed' }).toEqual({ course, isDisputed: isOpen });
        }
      }),
      { numRuns: 500 },
    );
  });

  it('its employee can always be heard: there is no standing in which they can neither confirm nor write', () => {
    for (const status of ['unchecked', 'confirmed', 'disputed', 'resolved', 'unanswered'] as const)
      for (const dispute of [null, 'open', 'answered', 'resolved'] as const) {
        const isOpen = dispute === 'open' || dispute === 'answered';
        if ((status === 'disputed') !== isOpen) continue;
        expect({ status, dispute, heard: after({ check: status, dispute }, 'say') !== undefined }).toMatchObject({ heard: true });
      }
  });

  it('after its check day nobody is taken to have confirmed', () => {
    expect(check({ check: 'unchecked', dispute: null }, 'lapse')).toBe('unanswered');
    for (const status of ['confirmed', 'disputed', 'resolved', 'unanswered'] as const)
      expect(check({ check: status, dispute: null }, 'lapse')).toBeUndefined();
  });
});
