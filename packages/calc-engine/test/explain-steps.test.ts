/** Steps that a function takes inside itself are named, since no part of the formula's text stands for them. */
import { exactReader } from '@wagewright/contracts/format';
import { expect, test } from 'vitest';
import { type ExplainNode, explain, narrate, readRow } from '../src/index.ts';
import { compiled, definitionOf, february, money, name, sampleInput, type Table, withTables } from './support.ts';

const texts = (node: ExplainNode): string[] => [`${node.text} = ${node.value}`, ...node.children.flatMap(texts)];

function steps(expression: string): string[] {
  const inputs = [{ code: 'Pay', name: name('Pay'), type: 'money', source: 'compensation.pay' }] as const;
  const program = compiled(definitionOf([money('X', expression)], [...inputs]));
  const row = readRow(program, sampleInput([[5_000n]]), 0);
  return texts(explain(program, { period: february }, row, { table: 'Result', column: 'X' })).slice(1);
}

test.each([
  ['IF(BETWEEN(Sample.Pay, 10, 60), 1, 2)', ['BETWEEN(Sample.Pay, 10, 60) = TRUE', 'whether >= = TRUE', 'whether <= = TRUE']],
  ['IF(BETWEEN(Sample.Pay, 60, 90), 1, 2)', ['BETWEEN(Sample.Pay, 60, 90) = FALSE', 'whether >= = FALSE']],
  ['PRORATE(Sample.Pay, CALENDAR)', ['share of the period = 1', 'employed: calendar-days = 28', 'period: calendar-days = 28']],
  ['CONVERT(Sample.Pay, USD) / CONVERT(Sample.Pay, USD)', ['rate CNY → USD = 0.14']],
])('%s', (expression, expected) => {
  expect(steps(expression)).toEqual(expect.arrayContaining(expected));
});

test('rows that were walked show what each gave: a figure, nothing where it is blank, and none where rows are only counted', () => {
  const fees: Table = {
    code: 'Fees',
    kind: 'parameter',
    name: name('Fees'),
    key: ['Kind'],
    columns: [
      { code: 'Kind', name: name('Kind'), type: 'text' },
      { code: 'Fee', name: name('Fee'), type: 'money' },
    ],
    versions: [{ validFrom: '2026-01-01', source: 'test', rows: [{ Kind: 'a', Fee: 5 }, { Kind: 'b' }, { Kind: 'c', Fee: 7.5 }] }],
  };
  const program = compiled(withTables(definitionOf([money('Sum', 'SUM(Fees.Fee)'), money('Rows', 'COUNT(Fees)')]), [fees]));
  const row = readRow(program, sampleInput([[0n], [0n]]), 0);
  const rows = (column: string) =>
    narrate(program, { period: february }, row, { table: 'Result', column }, { reader: exactReader('en'), audience: 'payroll' })
      .children.filter(({ kind }) => kind === 'rows')
      .map(({ name: of, shown }) => `${of}: ${shown}`);
  expect(rows('Sum')).toEqual(['Fees, row 1: 5.00', 'Fees, row 2: null', 'Fees, row 3: 7.50']);
  expect(rows('Rows')).toEqual(['Fees, row 1: null', 'Fees, row 2: null', 'Fees, row 3: null']);
});
