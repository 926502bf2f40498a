import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { StateMachine } from '@wagewright/contracts';
import { approvalMachine } from '@wagewright/contracts/approvals/instances';
import { batchMachine } from '@wagewright/contracts/payroll/batches';
import { payslipArchiveMachine } from '@wagewright/contracts/payroll/payslip-archives';
import { deliveryMachine } from '@wagewright/contracts/payroll/payslip-deliveries';
import { payslipDisputeMachine } from '@wagewright/contracts/payroll/payslip-disputes';
import { payslipMoveMachine } from '@wagewright/contracts/payroll/payslip-moves';
import { payslipSettingMachine } from '@wagewright/contracts/payroll/payslip-settings';
import { payslipCheckMachine, payslipMachine, payslipRoundMachine } from '@wagewright/contracts/payroll/payslips';
import { periodMachine } from '@wagewright/contracts/payroll/periods';
import { solutionCopyMachine, solutionMachine } from '@wagewright/contracts/payroll/solutions';
import { comparisonMachine, dueChangeMachine } from '@wagewright/contracts/payroll/variance';
import { importMachine } from '@wagewright/contracts/platform/imports';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** What the specification says (§4 about solutions, copies, periods, batches, step nodes, payslips, imports and approvals; §5 about tables, verification, periods, managers, compensation files, cost center allocation) and the test that shows it. */
const [head, ...rows] = readFileSync(path.join(import.meta.dirname, 'payroll.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t') as [said: string, file: string, title: string]);

type AnyMachine = Pick<StateMachine<string, string, string>, 'labels' | 'transitions'>;
const machines = {
  solution: solutionMachine,
  'solution copy': solutionCopyMachine,
  period: periodMachine,
  approval: approvalMachine,
  batch: batchMachine,
  import: importMachine,
  payslip: payslipMachine,
  'payslip setting': payslipSettingMachine,
  'payslip check': payslipCheckMachine,
  'payslip round': payslipRoundMachine,
  'payslip dispute': payslipDisputeMachine,
  'payslip delivery': deliveryMachine,
  'payslip move': payslipMoveMachine,
  'payslip archive': payslipArchiveMachine,
  comparison: comparisonMachine,
  'due change': dueChangeMachine,
} as unknown as Readonly<Record<string, AnyMachine>>;

/** `draft` of "solution copy status: draft"; what stands in brackets is our own word for it. */
const named = (thing: string, what: 'status' | 'action'): string[] =>
  rows.flatMap(([said]) => {
    const rest = said.startsWith(`${thing} ${what}: `) ? said.slice(`${thing} ${what}: `.length) : undefined;
    return rest === undefined ? [] : [/\((.+)\)/.exec(rest)?.[1] ?? rest, rest.split(' ')[0] ?? ''];
  });

describe('what the specification says', () => {
  it('has its test, by name, in a file that is there', () => {
    expect(head).toEqual(['what the specification says', 'test file', 'title']);
    expect(rows.filter(([, file]) => !existsSync(path.join(root, file)))).toEqual([]);
    expect(rows.filter(([, file, title]) => !title || !readFileSync(path.join(root, file), 'utf8').includes(title))).toEqual([]);
  });

  it('is said once', () => {
    const said = rows.map(([sentence]) => sentence);
    expect(said.filter((sentence, index) => said.indexOf(sentence) !== index)).toEqual([]);
  });

  it.each(Object.entries(machines))('of a %s: every status and every action has a test that names it', (thing, { labels, transitions }) => {
    const statuses = named(thing, 'status');
    expect(Object.keys(labels).filter((status) => !statuses.includes(status))).toEqual([]);
    const actions = named(thing, 'action');
    expect([...new Set(transitions.map(({ event }) => event))].filter((event) => !actions.includes(event))).toEqual([]);
  });
});
