/** Sentences of the specification that contracts alone can show; tests/specification/payroll.tsv says where each sentence has its test. */
import { describe, expect, it } from 'vitest';
import { batchMachine } from '../src/payroll/batches/index.ts';
import { createGlobalTable } from '../src/payroll/global-tables/index.ts';
import { payslipMachine } from '../src/payroll/payslips/index.ts';
import { periodMachine } from '../src/payroll/periods/index.ts';
import { dataTableSchema, solutionCopyMachine, solutionMachine } from '../src/payroll/solutions/index.ts';

const english = (labels: Readonly<Record<string, { readonly en: string }>>, states: readonly string[]) =>
  states.map((state) => labels[state]?.en);

describe('states are called what the specification calls them (§4)', () => {
  it('a solution is published or unpublished', () => {
    expect(english(solutionMachine.labels, ['active', 'inactive'])).toEqual(['Published', 'Unpublished']);
  });

  it('a copy is draft, published or outdated', () => {
    expect(english(solutionCopyMachine.labels, ['draft', 'published', 'outdated'])).toEqual(['Draft', 'Published', 'Outdated']);
  });

  it('a batch is new, waits for its calculation, is calculated, in approval, approved, canceled, withdrawn or closed', () => {
    const states = ['new', 'waiting', 'calculated', 'in-approval', 'approved', 'canceled', 'withdrawn', 'closed'];
    const called = ['New', 'Waiting for calculation', 'Calculated', 'In approval', 'Approved', 'Canceled', 'Withdrawn', 'Closed'];
    expect(english(batchMachine.labels, states)).toEqual(called);
    // labels of our own: approval in two parts is one to people
    expect(english(batchMachine.labels, ['pending-approval', 'calculating', 'rejected', 'deleted'])).toEqual([
      'In approval',
      'Calculating',
      'Rejected',
      'Deleted',
    ]);
  });

  it('a payslip is not set, not generated, unpublished, published or viewing forbidden', () => {
    const states = ['not-set', 'not-generated', 'unpublished', 'published', 'forbidden'];
    expect(english(payslipMachine.labels, states)).toEqual(['Not set', 'Not generated', 'Unpublished', 'Published', 'Viewing forbidden']);
  });

  it('a period is activated, not activated or closed', () => {
    expect(english(periodMachine.labels, ['enabled', 'disabled', 'closed'])).toEqual(['Activated', 'Not activated', 'Closed']);
  });
});

describe('what is required (§5)', () => {
  it('a global table is of a type that was chosen', () => {
    const table = { code: 'RATES', name: { en: 'Rates' }, category: 'Tax', type: 'keyed', currency: 'USD' };
    const isTaken = (more: object) => createGlobalTable.input.safeParse({ ...table, ...more }).success;
    expect(isTaken({})).toBe(true);
    expect(isTaken({ type: undefined })).toBe(false);
    expect(isTaken({ type: '' })).toBe(false);
    expect(isTaken({ type: 'other' })).toBe(false);
  });

  it('a table’s name and code cannot be empty', () => {
    const column = { code: 'Net', name: { en: 'Net' }, type: 'money', expression: '1' };
    const table = { code: 'Pay', kind: 'data', name: { en: 'Pay' }, columns: [column] };
    const isTaken = (more: object) => dataTableSchema.safeParse({ ...table, ...more }).success;
    expect(isTaken({})).toBe(true);
    for (const code of ['', ' ', undefined]) expect(isTaken({ code }), `code ${code}`).toBe(false);
    for (const name of [{}, { en: '' }, { 'zh-CN': '' }, undefined]) expect(isTaken({ name }), JSON.stringify(name)).toBe(false);
  });
});
