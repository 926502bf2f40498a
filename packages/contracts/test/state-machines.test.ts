import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { approvalMachine } from '../src/approvals/instances/index.ts';
import { findTransition, possibleEvents, requireTransition, type StateMachine } from '../src/index.ts';
import {
  type BatchEvent,
  type BatchFact,
  type BatchStatus,
  batchEvents,
  batchMachine,
  batchStatuses,
} from '../src/payroll/batches/index.ts';
import { deliveryMachine } from '../src/payroll/payslip-deliveries/index.ts';
import { payslipDisputeMachine } from '../src/payroll/payslip-disputes/index.ts';
import { payslipCheckMachine, payslipMachine, payslipRoundMachine } from '../src/payroll/payslips/index.ts';
import { periodMachine } from '../src/payroll/periods/index.ts';
import { solutionCopyMachine, solutionMachine } from '../src/payroll/solutions/index.ts';

const machines: StateMachine<string, string, string>[] = [
  approvalMachine,
  batchMachine,
  payslipMachine,
  payslipRoundMachine,
  payslipCheckMachine,
  payslipDisputeMachine,
  deliveryMachine,
  periodMachine,
  solutionCopyMachine,
  solutionMachine,
] as unknown as StateMachine<string, string, string>[];

const facts = (...holding: BatchFact[]) =>
  Object.fromEntries(
    [
      'periodEnabled',
      'hasWholeResult',
      'dataSubmitted',
      'payslipsGenerated',
      'payslipsPublished',
      'ranFromWaiting',
      'ranFromCalculated',
      'ranFromWithdrawn',
      'ranFromRejected',
    ].map((fact) => [fact, holding.includes(fact as BatchFact)]),
  ) as Record<BatchFact, boolean>;

describe.each(machines.map((machine) => [machine.name, machine] as const))('%s', (_, machine) => {
  it('moves only between states that have a label', () => {
    const states = Object.keys(machine.labels);
    for (const { from, to } of machine.transitions) for (const state of [...from, to]) expect(states).toContain(state);
  });

  it('reaches every state from its initial one', () => {
    const reached = new Set([machine.initial]);
    for (let size = 0; size !== reached.size; ) {
      size = reached.size;
      for (const { from, to } of machine.transitions) if (from.some((state) => reached.has(state))) reached.add(to);
    }
    expect([...reached].sort()).toEqual(Object.keys(machine.labels).sort());
  });
});

describe('a batch', () => {
  it('is locked while it is under approval: only withdraw and decisions move it; trials beside it and who else may look at it change nothing of it', () => {
    const allowed = [
      'decide-node',
      'withdraw',
      'approve',
      'reject',
      'roll-back',
      'start-what-if',
      'replay',
      'discard-what-if',
      'give-access',
    ];
    for (const status of ['pending-approval', 'in-approval'] as const) {
      const events = possibleEvents(batchMachine, status, facts('periodEnabled', 'hasWholeResult'));
      expect(events.filter((event) => !allowed.includes(event))).toEqual([]);
    }
  });

  it('decides whom it pays and what was typed only before it is submitted', () => {
    const from = (event: BatchEvent) => batchStatuses.filter((status) => findTransition(batchMachine, status, event, facts()));
    for (const event of ['hold-payee', 'reopen-payee'] as const)
      expect(from(event)).toEqual(['waiting', 'calculated', 'rejected', 'withdrawn']);
    expect(from('set-input')).toEqual(['waiting']);
    expect(from('discard-retro')).toEqual(['new']);
  });

  it('cannot be calculated, submitted or prepared once its period is closed', () => {
    for (const status of batchStatuses) {
      for (const event of ['prepare', 'calculate', 'submit', 'submit-data', 'back-to-approved'] as const) {
        expect(findTransition(batchMachine, status, event, facts('hasWholeResult'))).toBeUndefined();
      }
    }
  });

  it('goes back from approved only while nothing was submitted or published', () => {
    expect(findTransition(batchMachine, 'approved', 'back-to-new', facts())).toBeDefined();
    expect(findTransition(batchMachine, 'approved', 'back-to-new', facts('dataSubmitted'))).toBeUndefined();
    expect(findTransition(batchMachine, 'approved', 'back-to-new', facts('payslipsPublished'))).toBeUndefined();
  });

  it('says from where an impossible event would be possible', () => {
    expect(() => requireTransition(batchMachine, { id: 7, status: 'new' }, 'submit', facts())).toThrow(
      /Batch 7 is new; “submit for approval”.*calculated/,
    );
  });

  it('returns from an aborted run to the state that it came from', () => {
    const returns = [
      ['ranFromWaiting', 'waiting'],
      ['ranFromCalculated', 'calculated'],
      ['ranFromWithdrawn', 'withdrawn'],
      ['ranFromRejected', 'rejected'],
    ] as const;
    for (const [fact, state] of returns) expect(findTransition(batchMachine, 'calculating', 'abort-run', facts(fact))?.to).toBe(state);
  });

  it('walks at random without ever leaving its states or moving by an event that its table does not hold (10,000 walks)', () => {
    const step = fc.record({ event: fc.constantFrom(...batchEvents), holding: fc.subarray(Object.keys(facts()) as BatchFact[]) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let status = 'new' as BatchStatus;
        for (const { event, holding } of steps) {
          const transition: ReturnType<typeof findTransition<BatchStatus, (typeof batchEvents)[number], BatchFact>> = findTransition(
            batchMachine,
            status,
            event,
            facts(...holding),
          );
          if (!transition) continue;
          expect(transition.from).toContain(status);
          status = transition.to;
          expect(batchStatuses).toContain(status);
        }
      }),
      { numRuns: 10_000 },
    );
  });
});
