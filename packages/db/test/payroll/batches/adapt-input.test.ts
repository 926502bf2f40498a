/** Trying a changed rule on what a batch has frozen: each value is found by what it means, not by where it stands. */
import { compileDefinition, historyTableNo, type Program, type RowInput } from '@wagewright/calc-engine';
import { type CalculationDefinitionInput, calculationDefinitionSchema } from '@wagewright/contracts/definition';
import { expect, it } from 'vitest';
import { adaptInput } from '../../../src/payroll/batches/index.ts';

const name = (text: string) => ({ en: text, 'zh-CN': text });
type Column = { code: string; source: string; type: 'money' | 'text' | 'decimal'; scale?: number };
const snapshot = (code: string, columns: readonly Column[], lines = 'employee') => ({
  code,
  kind: 'snapshot' as const,
  lines,
  name: name(code),
  columns: columns.map((column) => ({ ...column, name: name(column.code) })),
});

function program(tables: CalculationDefinitionInput['steps'][number]['tables'], net = '1'): Program {
  const pay = {
    code: 'Pay',
    kind: 'data' as const,
    name: name('Pay'),
    columns: [{ code: 'Net', name: name('Net'), type: 'money' as const, expression: net }],
  };
  const compiled = compileDefinition(
    calculationDefinitionSchema.parse({
      code: 'ADAPT',
      name: name('Adapt'),
      currency: 'CNY',
      country: 'CN',
      periodsPerYear: 12,
      steps: [{ code: 'ALL', name: name('All'), tables: [...tables, pay] }],
      balances: [
        { code: 'GROSS', name: name('Gross'), scale: 2, from: 'Pay.Net' },
        { code: 'TAX', name: name('Tax'), scale: 2, from: 'Pay.Net' },
      ],
    }),
  );
  if (!compiled.ok) throw new Error(compiled.errors[0]?.message);
  return compiled.program;
}

const base: Column = { code: 'Base', source: 'compensation.BASE_SALARY', type: 'money' };
const unit: Column = { code: 'Unit', source: 'employee.department', type: 'text' };
const bonus: Column = { code: 'Bonus', source: 'compensation.BONUS', type: 'money' };
const hours: Column = { code: 'Hours', source: 'overtime.hours', type: 'decimal', scale: 2 };

const frozen = program([snapshot('Staff', [base, unit]), snapshot('Overtime', [hours], 'overtime')], 'YTD(GROSS) + PREV(TAX)');
const given: RowInput = {
  tables: new Map([
    [1, { lines: [{ v: [500_000n], t: ['Sales'] }] }],
    [
      2,
      {
        lines: [
          { v: [150n], t: [] },
          { v: [-225n], t: [] },
        ],
      },
    ],
    [historyTableNo, { lines: [{ v: [7_000n, 80n], t: [] }] }],
  ]),
};
const linesOf = (adapted: RowInput, table: number) => adapted.tables.get(table)?.lines;

it('a table of another name, a column at another place and scale: the same values', () => {
  const other = program([snapshot('People', [unit, { ...base, code: 'Salary', scale: 4 }])]);
  const { input, missing } = adaptInput(frozen, other, given);
  expect(linesOf(input, 1)).toEqual([{ v: [50_000_000n], t: ['Sales'] }]);
  expect(missing).toEqual([]);
});

it('fewer digits are rounded half up, away from zero', () => {
  const other = program([snapshot('Overtime', [{ ...hours, scale: 1 }], 'overtime')]);
  expect(linesOf(adaptInput(frozen, other, given).input, 1)).toEqual([
    { v: [15n], t: [] },
    { v: [-23n], t: [] },
  ]);
});

it('what the batch has not frozen is blank and said', () => {
  const other = program([snapshot('Staff', [base, bonus]), snapshot('Leave', [hours], 'leave')], 'YTD(TAX)');
  const { input, missing } = adaptInput(frozen, other, given);
  expect(linesOf(input, 1)).toEqual([{ v: [500_000n, null], t: [] }]);
  expect(linesOf(input, 2)).toEqual([]);
  expect(missing).toEqual(['Staff.Bonus', 'Leave.Hours', 'TAX']);
});

it('windows of the ledger are found by element and window', () => {
  const other = program([], 'PREV(TAX) - YTD(GROSS)');
  expect(linesOf(adaptInput(frozen, other, given).input, historyTableNo)).toEqual([{ v: [80n, 7_000n], t: [] }]);
});

it('the same program reads the same', () => {
  expect(adaptInput(frozen, frozen, given)).toEqual({ input: given, missing: [] });
});
