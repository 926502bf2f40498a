/** From nothing to pay: what a clerk answers becomes rules that compile, and calculate what was meant. */

import { runDefinitionTests } from '@wagewright/calc-engine';
import { definitionScopes } from '@wagewright/calc-engine/authoring';
import { checkDefinition } from '@wagewright/calc-engine/definition-files';
import { emptyRules } from '@wagewright/calc-engine/packs';
import { type CalculationDefinition, calculationDefinitionSchema } from '@wagewright/contracts/definition';
import { describe, expect, it } from 'vitest';
import { payAddable } from '../../../src/features/payroll/rules/add/add-pay.ts';
import { addPayItem, hasPay, type PayItem } from '../../../src/features/payroll/rules/starters/pay-item.ts';

const words = { records: 'Records', typed: 'Entered', rate: ' rate', hours: ' hours', ceiling: 'Ceiling', ratesOf: 'rates' };
const nothing = calculationDefinitionSchema.parse({ ...emptyRules('USD', 'US', 12), code: 'NEW', name: { en: 'New' } });
const blank: PayItem = {
  name: 'Pay',
  section: 'earning',
  kind: 'hours',
  rate: 'typed',
  hours: 'typed',
  times: '1',
  source: '',
  percent: '',
  of: '',
  ceiling: '',
  from: '2026-01-01',
  law: 'Act 7',
  expression: '',
};
const add = (definition: CalculationDefinition, item: Partial<PayItem>): CalculationDefinition => {
  const made = addPayItem(definition, { ...blank, ...item }, words);
  if (!made) throw new Error('a table to calculate in');
  return made.definition;
};
const findings = (definition: CalculationDefinition) => {
  const checked = checkDefinition(definition);
  return checked.ok ? [] : checked.findings;
};

const hourly = add(nothing, { name: 'Hourly pay' });
const overtime = add(hourly, { name: 'Overtime', rate: 'column Entered.HourlyPayRate', times: '1.5' });
const whole = add(overtime, { name: 'Pension', section: 'deduction', kind: 'percent', percent: '7', of: 'Pay.Gross', ceiling: '3000' });

const month = {
  start: '2026-01-01',
  end: '2026-01-31',
  payDate: '2026-01-31',
  taxYear: 2026,
  taxMonth: 1,
  paymentMonth: '2026-01',
  numberInYear: 1,
};
/** Tables that rows are given of. */
const rowsOf = ({ steps }: CalculationDefinition) =>
  Object.fromEntries(steps.flatMap(({ tables }) => tables.filter(({ kind }) => kind === 'snapshot').map(({ code }) => [code, []])));
const calculates = (definition: CalculationDefinition, rows: object, expected: object) => {
  const tests = [{ name: 'as meant', period: month, rows, expect: { Pay: [expected] } }];
  const checked = checkDefinition({ ...definition, tests });
  if (!checked.ok) throw new Error(JSON.stringify(checked.findings));
  return runDefinitionTests(checked.program).flatMap(({ failures }) => failures);
};

describe('an hourly rate that is worked out of a salary', () => {
  const salary = add(nothing, { name: 'Salary', section: 'information', kind: 'records', source: 'compensation.BASE_SALARY' });
  const rated = add(salary, { name: 'Hourly rate', section: 'information', kind: 'formula', expression: 'Salary / 174' });
  const paid = add(rated, { name: 'Hourly pay', rate: 'column Pay.HourlyRate', hours: 'source attendance.worked_hours' });

  it('is offered as a rate; what somebody is paid is not', () => {
    const field = payAddable(words, { section: 'earning', kind: 'hours' }).fields.find(({ path }) => path === 'rate');
    const offered = field
      ?.choices?.({ definition: paid, scopes: definitionScopes(paid), table: null, language: 'en' }, {})
      .map(({ value }) => value);
    expect(offered).toContain('column Pay.HourlyRate');
    expect(offered).not.toContain('column Pay.HourlyPay');
    expect(offered).not.toContain('column Pay.Gross');
  });

  it('pays the hours', () => {
    expect(findings(paid)).toEqual([]);
    const [records] = Object.keys(rowsOf(paid));
    expect(calculates(paid, { [records ?? '']: [{ Salary: 17_400, HourlyPayHours: 8 }] }, { HourlyRate: 100, Gross: 800 })).toEqual([]);
  });
});

describe('rules from nothing', () => {
  it('are right from the first, and pay nobody yet', () => {
    expect(findings(nothing)).toEqual([]);
    expect(hasPay(nothing, 'earning')).toBe(false);
  });

  it('pay by the hour, overtime at one and a half, and take off 7 % up to a ceiling', () => {
    expect(findings(whole)).toEqual([]);
    const rows = { Employee: [{ Number: 'E1' }], Entered: [{ HourlyPayRate: 20, HourlyPayHours: 160, OvertimeHours: 10 }] };
    // 160 × 20 + 10 × 20 × 1.5 = 3,500; 7 % of 3,000 = 210
    expect(calculates(whole, rows, { HourlyPay: 3200, Overtime: 300, Gross: 3500, Pension: 210, Deductions: 210, Net: 3290 })).toEqual([]);
  });

  it('below the ceiling take it off all of it, and hours that nobody typed are none', () => {
    const rows = { Employee: [{ Number: 'E1' }], Entered: [{ HourlyPayRate: 20, HourlyPayHours: 100 }] };
    expect(calculates(whole, rows, { Overtime: 0, Gross: 2000, Pension: 140, Net: 1860 })).toEqual([]);
  });

  it('take a salary from the records, and an amount that is typed', () => {
    const salary = add(nothing, { name: 'Salary', kind: 'records', source: 'compensation.BASE_SALARY' });
    const both = add(salary, { name: 'Bonus', kind: 'typed' });
    expect(findings(both)).toEqual([]);
    const rows = { Employee: [{ Number: 'E1', Salary: 4000 }], Entered: [{ Bonus: 50 }] };
    expect(calculates(both, rows, { Salary: 4000, Bonus: 50, Gross: 4050, Net: 4050 })).toEqual([]);
  });

  it('take recorded hours at a recorded rate, one column for each of them', () => {
    const from = { rate: 'source compensation.HOURLY', hours: 'source attendance.worked_hours' } as const;
    const worked = add(nothing, { name: 'Work', ...from });
    const extra = add(worked, { name: 'Extra', ...from, hours: 'source overtime.weekday', times: '1.5' });
    expect(findings(extra)).toEqual([]);
    const [records] = extra.steps.flatMap(({ tables }) => tables);
    expect(records?.columns.map((column) => ('source' in column ? column.source : ''))).toEqual([
      'employee.number',
      'compensation.HOURLY',
      'attendance.worked_hours',
      'overtime.weekday',
    ]);
  });

  it('add to a total that names its items, and leave what the employer bears out of it', () => {
    const steps = nothing.steps.map((step) => ({
      ...step,
      tables: step.tables.map((table) => ({
        ...table,
        columns: table.columns.map((column) => (column.code === 'Gross' ? { ...column, expression: '100' } : column)),
      })),
    })) as CalculationDefinition['steps'];
    const given = { ...nothing, steps };
    const both = add(add(given, { name: 'More', kind: 'formula', expression: '11' }), {
      name: 'Levy',
      section: 'employer',
      kind: 'formula',
      expression: '5',
    });
    expect(calculates(both, { Employee: [{ Number: 'E1' }] }, { Gross: 111, Levy: 5, Net: 111 })).toEqual([]);
  });

  it('give what is called in Chinese a Chinese code, and what is called alike a number', () => {
    const twice = add(add(nothing, { name: '加班 费', kind: 'typed' }), { name: '加班 费', kind: 'typed' });
    expect(findings(twice)).toEqual([]);
    const codes = twice.steps.flatMap(({ tables }) => tables.flatMap(({ columns }) => columns.map(({ code }) => code)));
    expect(codes).toEqual(expect.arrayContaining(['加班费', '加班费2']));
  });
});
