/** An explanation's root is the stored value, and every step of the way is there. */
import { calculationDefinitionSchema } from '@wagewright/contracts/definition';
import { exactReader } from '@wagewright/contracts/format';
import { describe, expect, test } from 'vitest';
import { readPack } from '../packs/index.ts';
import { type ExplainNode, evaluateRow, explain, minorToText, narrate, type RowInput, readRow } from '../src/index.ts';
import { compiled, definitionOf, february, money, name, sampleInput, type Table, withTables } from './support.ts';

function find(node: ExplainNode, wanted: (node: ExplainNode) => boolean): ExplainNode | null {
  if (wanted(node)) return node;
  for (const child of node.children) {
    const found = find(child, wanted);
    if (found) return found;
  }
  return null;
}

describe('the China pack', () => {
  const program = compiled(calculationDefinitionSchema.parse(readPack('china/monthly')));
  const period = program.definition.tests[0]?.period ?? february;
  const employee: RowInput = {
    tables: new Map([[1, { lines: [{ v: [18_000n, 20_478n, 3_000_000n, null, 4_000_000n, null], t: ['E1'] }] }]]),
  };

  test('every cell explains to its stored value', () => {
    const pay = program.tables.find((table) => table.code === 'Pay');
    const cells = evaluateRow(program, { period }, employee).get(pay?.no ?? 0)?.[0];
    for (const plan of pay?.columns ?? []) {
      const cell = cells?.get(plan.code);
      const root = explain(program, { period }, employee, { table: 'Pay', column: plan.code });
      expect(root.value).toBe(
        cell?.kind === 'number' ? minorToText(cell.minor, plan.scale) : cell?.kind === 'text' ? cell.text : 'missing',
      );
      expect(root).toMatchObject({ kind: 'column', column: plan.code, text: plan.expression });
    }
  });

  test('shows the bracket hit, the rounding, the parameters with their source and the leaves with theirs', () => {
    const root = explain(program, { period }, employee, { table: 'Pay', column: 'IncomeTax' });
    expect(root.rounding).toEqual({ before: '368.4027', after: '368.40', mode: 'HALF_UP', step: '0.01' });
    const bracket = find(root, (node) => node.tableRow?.table === 'IncomeTax');
    expect(bracket?.tableRow).toMatchObject({ row: 1, cells: { UpTo: '36000', Rate: '0.03' }, validFrom: '2019-01-01' });
    const fund = find(root, (node) => node.rounding?.before === '3905.0004');
    expect(fund?.rounding).toEqual({ before: '3905.0004', after: '3905', mode: 'HALF_UP', step: '0.01' });
    expect(find(root, (node) => node.column === 'FundBase' && node.kind === 'input')).toMatchObject({
      value: '40000.00',
      source: 'compensation.FUND_BASE',
    });
    expect(find(root, (node) => node.kind === 'history')?.source).toBe('ledger: YTD of GROSS, by period paid');
    expect(find(root, (node) => node.text === 'LOOKUP(City, CityCode, PensionRate)')?.source).toContain('Kunming');
  });

  test('a sum of many terms is one step', () => {
    const root = explain(program, { period }, employee, { table: 'Pay', column: 'Gross' });
    expect(root.children.map((child) => child.column)).toEqual([
      'BasePay',
      'WeekdayOvertime',
      'RestDayOvertime',
      'HolidayOvertime',
      'OtherEarnings',
      'YearEndBonus',
      'BackPay',
      'UnpaidLeave',
    ]);
  });

  test('an input cell is a leaf', () => {
    expect(explain(program, { period }, employee, { table: 'Employee', column: 'HireDate' })).toMatchObject({
      kind: 'input',
      value: '2019-04-14',
      source: 'employee.hire_date',
      children: [],
    });
  });
});

test('a failed cell explains how it failed, and what it depends on', () => {
  const program = compiled(
    definitionOf(
      [money('Ratio', '1 / Sample.A'), money('Twice', 'Ratio * 2')],
      [{ code: 'A', name: name('A'), type: 'money', source: 'compensation.A' }],
    ),
  );
  const row = readRow(program, sampleInput([[0n]]), 0);
  const root = explain(program, { period: february }, row, { table: 'Result', column: 'Twice' });
  expect(root).toMatchObject({ value: null, error: { code: 'DEPENDS_ON_ERROR' } });
  expect(root.children[0]).toMatchObject({
    column: 'Ratio',
    value: null,
    error: { code: 'DIVISION_BY_ZERO' },
    children: [{ column: 'A', value: '0.00' }],
  });
});

test('steps that a function takes inside itself have names', () => {
  const program = compiled(
    definitionOf([
      money('Part', 'PRORATE(2175, FIXED_21_75, DATE(2026, 2, 26))'),
      money('Dollars', 'ROUND(CONVERT(Law.Allowance, USD, PERIOD_START) * 7, 0) / CONVERT(Law.Allowance, USD)'),
    ]),
  );
  const row = readRow(program, sampleInput([[null], [null]]), 0);
  const texts = (node: ExplainNode): string[] => [node.text, ...node.children.flatMap(texts)];
  const part = explain(program, { period: february }, row, { table: 'Result', column: 'Part' });
  expect(texts(part)).toEqual(expect.arrayContaining(['whether the period is whole', 'at most the amount', 'amount of a day']));
  const dollars = explain(program, { period: february }, row, { table: 'Result', column: 'Dollars' });
  expect(find(dollars, (node) => node.text === 'rate CNY → USD')).toMatchObject({
    value: '0.139',
    tableRow: { table: 'Fx', row: 1, validFrom: '2026-01-01' },
  });
});

test('a cell that does not exist is refused', () => {
  const program = compiled(definitionOf([money('X', '1')]));
  expect(() => explain(program, { period: february }, { tables: new Map() }, { table: 'Result', column: 'Y' })).toThrow(
    'There is no cell Result.Y to explain.',
  );
});

test('a rounding within a rule is told with what it was before: to digits, and to steps', () => {
  const roundings = (expression: string) => {
    const program = compiled(definitionOf([money('X', expression)]));
    const row = readRow(program, sampleInput([[0n], [0n]]), 0);
    const [step] = explain(program, { period: february }, row, { table: 'Result', column: 'X' }).children;
    return step?.rounding;
  };
  expect(roundings('ROUND(10 / 3, 1)')).toMatchObject({ after: '3.3', mode: 'HALF_UP', step: '0.1' });
  expect(roundings('ROUND_TO(10 / 4, 2, UP)')).toEqual({ before: '2.5', after: '4', mode: 'UP', step: '2' });
});

test('neither is a cell of a dated table, of a table over all employees, of no table, or a line that there is not', () => {
  const over: Table = {
    code: 'Total',
    kind: 'pivot',
    name: name('Total'),
    of: 'Result',
    groupBy: [],
    columns: [{ code: 'All', name: name('All'), type: 'money', aggregate: 'sum', column: 'X' }],
  };
  const program = compiled(withTables(definitionOf([money('X', '1')]), [over]));
  const row = readRow(program, sampleInput([[0n], [0n]]), 0);
  const telling = { reader: exactReader('en'), audience: 'payroll' } as const;
  for (const [table, column, line] of [
    ['Law', 'Allowance', 0],
    ['Total', 'All', 0],
    ['Nothing', 'X', 0],
    ['Result', 'Y', 0],
    ['Result', 'X', 1],
    ['Result', 'X', -1],
  ] as const) {
    const said = line === 0 ? `There is no cell ${table}.${column} to explain.` : `Result has no line ${line} for this employee.`;
    expect(() => explain(program, { period: february }, row, { table, column, line })).toThrow(said);
    expect(() => narrate(program, { period: february }, row, { table, column, line }, telling)).toThrow(said);
  }
  expect(explain(program, { period: february }, row, { table: 'Result', column: 'X', line: 0 }).value).toBe('1.00');
});
