import { describe, expect, it } from 'vitest';
import { approvalMachine } from '../src/approvals/instances/index.ts';
import { findTransition, type StateMachine } from '../src/index.ts';
import { batchMachine } from '../src/payroll/batches/index.ts';
import { deliveryMachine } from '../src/payroll/payslip-deliveries/index.ts';
import { payslipDisputeMachine } from '../src/payroll/payslip-disputes/index.ts';
import { payslipSettingMachine } from '../src/payroll/payslip-settings/index.ts';
import { payslipCheckMachine, payslipMachine, payslipRoundMachine } from '../src/payroll/payslips/index.ts';
import { periodMachine } from '../src/payroll/periods/index.ts';
import { solutionCopyMachine, solutionMachine } from '../src/payroll/solutions/index.ts';

type AnyMachine = StateMachine<string, string, string>;
const machines = [
  batchMachine,
  periodMachine,
  solutionMachine,
  solutionCopyMachine,
  payslipSettingMachine,
  payslipMachine,
  payslipRoundMachine,
  payslipCheckMachine,
  payslipDisputeMachine,
  deliveryMachine,
  approvalMachine,
] as unknown as AnyMachine[];

const sequences = 10_000;
const stepsMax = 12;

/** A small generator of its own seed, so that a failing walk can be walked again. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

interface Row {
  status: string;
  version: number;
}

/** As the server does: the machine is asked about what was seen, and the row moves only if it is still that. */
function tryMove(machine: AnyMachine, row: Row, seen: Row, event: string, facts: Record<string, boolean>): string | undefined {
  const transition = findTransition(machine, seen.status, event, facts);
  if (!transition || row.status !== seen.status || row.version !== seen.version) return undefined;
  const from = row.status;
  row.status = transition.to;
  row.version += 1;
  return from;
}

describe('two clients walking a state machine at random (R9)', () => {
  it.each(machines.map((machine) => [machine.name, machine] as const))(
    '%s is never in a state that its table does not lead to',
    (_name, machine) => {
      const next = random(77);
      const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)] as Item;
      const events = [...new Set(machine.transitions.map(({ event }) => event))];
      const factNames = [...new Set(machine.transitions.flatMap(({ guard }) => (guard ?? []).map((fact) => fact.replace('!', ''))))];
      const taken = new Set<string>();
      for (let sequence = 0; sequence < sequences; sequence++) {
        const row: Row = { status: machine.initial, version: 1 };
        for (let step = 0; step < stepsMax; step++) {
          const seen = { ...row };
          const facts = Object.fromEntries(factNames.map((fact) => [fact, next() < 0.5]));
          const moves = [pick(events), pick(events)].map((event) => [event, tryMove(machine, row, seen, event, facts)] as const);
          const won = moves.filter(([, from]) => from !== undefined);
          if (won.length > 1) expect.fail(`both won with version ${seen.version}: ${won.map(([event]) => event).join(' and ')}`);
          for (const [event, from] of won) {
            const legal = machine.transitions.some((one) => one.event === event && one.from.includes(from ?? '') && one.to === row.status);
            if (!legal) expect.fail(`${from} —${event}→ ${row.status}`);
            taken.add(`${from} —${event}→`);
          }
          if (!Object.hasOwn(machine.labels, row.status)) expect.fail(`${row.status} is no state`);
        }
      }
      expect(taken.size, 'the walks went hardly anywhere').toBeGreaterThan(machine.transitions.length / 2);
    },
  );

  it('a closed period is left by its reopening alone, a published copy never becomes a draft again, what was deleted stays so', () => {
    const waysOut = (machine: AnyMachine, status: string) =>
      machine.transitions.filter(({ from, to }) => from.includes(status) && to !== status).map(({ event }) => event);
    expect(waysOut(periodMachine as unknown as AnyMachine, 'closed')).toEqual(['reopen']);
    expect(waysOut(solutionCopyMachine as unknown as AnyMachine, 'published')).toEqual(['supersede']);
    expect(waysOut(solutionCopyMachine as unknown as AnyMachine, 'outdated')).toEqual([]);
    expect(waysOut(batchMachine as unknown as AnyMachine, 'deleted')).toEqual([]);
  });
});
