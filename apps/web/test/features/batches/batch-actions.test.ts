import { possibleEvents } from '@wagewright/contracts';
import { type BatchEvent, type BatchFact, type BatchStatus, batchMachine, batchStatuses } from '@wagewright/contracts/payroll/batches';
import { describe, expect, it } from 'vitest';
import { type ActionableBatch, batchActions, confirmedEvents } from '../../../src/features/payroll/batches/batch-actions.ts';
import { asks } from '../../../src/features/payroll/batches/confirmations.ts';
import { batchCalls } from '../../../src/features/payroll/batches/run-batch-event.ts';

type Facts = Record<BatchFact, boolean>;
const none: Facts = {
  periodEnabled: true,
  preparing: false,
  moving: false,
  payslipsInHand: false,
  hasWholeResult: false,
  hasBlockingFindings: false,
  hasOpenFindings: false,
  dataSubmitted: false,
  payslipsGenerated: false,
  payslipsPublished: false,
  ranFromNew: false,
  ranFromWaiting: true,
  ranFromCalculated: false,
  ranFromWithdrawn: false,
  ranFromRejected: false,
};
const systemEvents: ReadonlySet<BatchEvent> = new Set(
  batchMachine.transitions.filter(({ permission }) => permission === 'system').map(({ event }) => event),
);

function batch(status: BatchStatus, facts: Partial<Facts> = {}, hasPart = false): ActionableBatch {
  const all = { ...none, ...facts };
  return {
    status,
    events: possibleEvents(batchMachine, status, all).filter((event) => !systemEvents.has(event)),
    hasResult: all.hasWholeResult || hasPart,
    hasWholeResult: all.hasWholeResult,
    payslipsGeneratedAt: all.payslipsGenerated ? '2025-02-21T00:00:00Z' : null,
  };
}
const named = (status: BatchStatus, facts: Partial<Facts> = {}) =>
  batchActions(batch(status, facts)).map(({ label, place }) => `${place}: ${label}`);

describe('the buttons of a batch come from its state machine', () => {
  it('new: prepare first', () => expect(named('new')).toEqual(['main: prepare', 'menu: cancel', 'menu: delete']));

  it('waiting: calculate first', () => {
    expect(named('waiting')).toEqual(['main: calculate', 'menu: back-to-new', 'menu: cancel']);
  });

  it('calculated up to a step: the rest first, and no way to submit', () => {
    const actions = batchActions(batch('waiting', {}, true));
    expect(actions.map(({ label, place }) => `${place}: ${label}`)).toEqual(['main: calculate-rest', 'menu: back-to-new', 'menu: cancel']);
  });

  it('calculating: nothing but to stop it, and not at the place of the next step', () => {
    expect(named('calculating')).toEqual(['button: abort-run']);
  });

  it('while a job moves it: nothing but to stop that, and not at the place of the next step', () => {
    expect(named('approved', { hasWholeResult: true, payslipsGenerated: true, moving: true })).toEqual(['button: cancel-moving']);
  });

  it('while a job is at its payslips: nothing but to stop that', () => {
    for (const status of ['approved', 'closed'] as const)
      expect(named(status, { hasWholeResult: true, dataSubmitted: true, payslipsGenerated: true, payslipsInHand: true })).toEqual([
        'button: cancel-payslips',
      ]);
  });

  it('calculated: submit first, calculating again beside it', () => {
    expect(named('calculated', { hasWholeResult: true })).toEqual([
      'main: submit',
      'button: recalculate',
      'menu: back-to-waiting',
      'menu: back-to-new',
      'menu: cancel',
    ]);
  });

  it('under approval: decide, or take it back', () => {
    expect(named('pending-approval', { hasWholeResult: true })).toEqual(['main: decide', 'button: withdraw']);
  });

  it('approved: payslips are generated, then published; then the data, then the close', () => {
    const approved = (facts: Partial<Facts>) => named('approved', { hasWholeResult: true, ...facts })[0];
    expect(approved({})).toBe('main: generate-payslips');
    expect(approved({ payslipsGenerated: true })).toBe('main: publish-payslips');
    expect(approved({ payslipsGenerated: true, payslipsPublished: true })).toBe('main: submit-data');
    expect(approved({ payslipsGenerated: true, payslipsPublished: true, dataSubmitted: true })).toBe('main: close');
  });

  it('a closed or canceled batch offers only the ways back and out', () => {
    expect(named('closed')).toEqual(['menu: back-to-approved']);
    expect(named('canceled')).toEqual(['menu: delete']);
    expect(named('deleted')).toEqual([]);
  });

  it('leaves no event of the machine without a button, in any state, but those that have a place of their own', () => {
    const elsewhere: ReadonlySet<string> = new Set([
      'recalculate-payees',
      'recalculate-past',
      'hold-payee',
      'reopen-payee',
      'set-input',
      'change-payee-input',
      'forecast',
      'start-preparing',
      'resend-payslips',
      'move-payslips',
      'confirm-population',
      'choose-payee',
      'give-access',
      'answer-findings',
      'discard-retro',
      'start-what-if',
      'replay',
      'discard-what-if',
    ]);
    const decided: ReadonlySet<string> = new Set(['approve', 'reject', 'roll-back']);
    for (const status of batchStatuses) {
      for (const hasWholeResult of [false, true]) {
        const here = batch(status, { hasWholeResult });
        const offered = new Set(batchActions(here).map(({ event }) => event));
        const wanted = new Set(
          here.events.filter((event) => !elsewhere.has(event)).map((event) => (decided.has(event) ? 'decide' : event)),
        );
        expect([...offered].toSorted(), status).toEqual([...wanted].toSorted());
      }
    }
  });

  it('asks before what the specification asks for and what cannot be undone, and before nothing else', () => {
    const asking = batchStatuses.flatMap((status) => batchActions(batch(status, { hasWholeResult: true, payslipsGenerated: true })));
    const quiet = new Set(asking.filter(({ confirms }) => !confirms).map(({ event }) => event));
    expect([...quiet].toSorted()).toEqual(['calculate', 'decide', 'generate-payslips', 'prepare']);
  });

  it('never puts what stops, cancels or takes back at the place of the next step', () => {
    const next = batchStatuses.flatMap((status) =>
      [false, true].flatMap((hasWholeResult) => batchActions(batch(status, { hasWholeResult })).filter(({ place }) => place === 'main')),
    );
    expect(next.filter(({ isDangerous, event }) => isDangerous || event === 'withdraw')).toEqual([]);
  });

  it('has a question, with its figures, for every event that asks', () => {
    expect([...confirmedEvents].filter((event) => !asks(event))).toEqual([]);
  });

  it('has a call for every event that it offers', () => {
    const events = new Set(
      batchStatuses.flatMap((status) => batchActions(batch(status, { hasWholeResult: true }))).map(({ event }) => event),
    );
    events.delete('decide');
    for (const event of events) expect(batchCalls, event).toHaveProperty(event);
  });
});
