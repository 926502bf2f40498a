/** Ledger windows: which ones a program asks for, and how a definition's test writes them. */
import { expect, test } from 'vitest';
import { runDefinitionTests } from '../src/index.ts';
import { compiled, definitionOf, errorsOf, february, money, name } from './support.ts';

const balances = [{ code: 'GROSS', name: name('Gross'), scale: 2, from: 'Result.Gross' }];

test('every window is asked for once, with what the database needs to freeze it', () => {
  const program = compiled(
    definitionOf(
      [
        money('Gross', '0'),
        money('A', 'YTD(GROSS, EARNED) + YTD(GROSS) + YTD(GROSS, PAID) + PREV(GROSS, 3)'),
        money('B', 'LAST_N_AVG(GROSS, 12) + BALANCE(GROSS) + BALANCE(GROSS, DATE(2025, 12, 31)) + BALANCE(GROSS, PERIOD_START)'),
        money('C', 'OPENING(GROSS) + RETRO(GROSS)'),
      ],
      undefined,
      { balances },
    ),
  );
  const plain = { element: 'GROSS', back: 0, until: null, basis: 'paid', scale: 2 };
  expect(program.history).toEqual([
    { ...plain, window: 'YTD', basis: 'earned' },
    { ...plain, window: 'YTD' },
    { ...plain, window: 'PREV', back: 3 },
    { ...plain, window: 'LAST', back: 12 },
    { ...plain, window: 'LAST_COUNT', back: 12, scale: 0 },
    { ...plain, window: 'BALANCE' },
    { ...plain, window: 'BALANCE', until: '2025-12-31' },
    { ...plain, window: 'BALANCE', until: 'period-start' },
    { ...plain, window: 'OPENING' },
    { ...plain, window: 'RETRO' },
  ]);
});

test("a definition's test gives each window under its own key", () => {
  const expressions: Readonly<Record<string, readonly [expression: string, key: string]>> = {
    A: ['YTD(GROSS)', 'YTD'],
    B: ['YTD(GROSS, EARNED)', 'YTD_EARNED'],
    C: ['PREV(GROSS)', 'PREV'],
    D: ['PREV(GROSS, 2)', 'PREV2'],
    E: ['BALANCE(GROSS)', 'BALANCE'],
    F: ['BALANCE(GROSS, DATE(2026, 1, 31))', 'BALANCE_2026-01-31'],
    G: ['BALANCE(GROSS, PERIOD_END)', 'BALANCE_PERIOD_END'],
    H: ['OPENING(GROSS)', 'OPENING'],
    I: ['RETRO(GROSS)', 'RETRO'],
  };
  const codes = Object.keys(expressions);
  const columns = codes.map((code) => money(code, expressions[code]?.[0] ?? ''));
  const windows = codes.map((code, index) => [expressions[code]?.[1] ?? '', { GROSS: index + 1 }] as const);
  const program = compiled(
    definitionOf([money('Gross', '0'), ...columns, money('Average', 'LAST_N_AVG(GROSS, 3)')], undefined, {
      balances,
      tests: [
        {
          name: 'each',
          period: february,
          rows: { Sample: [{}, {}] },
          history: [{ ...Object.fromEntries(windows), LAST3: { GROSS: 200 }, LAST3_COUNT: { GROSS: 3 } }],
          expect: {
            Result: [
              { ...Object.fromEntries(codes.map((code, index) => [code, index + 1])), Average: 66.67 },
              { A: 0, Average: 0 },
            ],
          },
        },
      ],
    }),
  );
  expect(runDefinitionTests(program)).toEqual([{ name: 'each', passed: true, failures: [] }]);
});

test('a window is in the currency of the column that its element is from, a number of periods in none', () => {
  const dollars = { ...money('Dollars', 'YTD(GROSS)'), currency: 'USD' };
  const codes = errorsOf(definitionOf([money('Gross', '0'), dollars], undefined, { balances })).map(
    (error) => `${error.column} ${error.code}`,
  );
  expect(codes).toEqual(['Dollars CURRENCY_MISMATCH']);
  const program = compiled(definitionOf([money('Gross', '0'), money('Average', 'LAST_N_AVG(GROSS, 3)')], undefined, { balances }));
  const average = program.checked.columns.find((column) => column.node.op === 'choose')?.node;
  expect(average?.currency).toBe('CNY');
});

test.each([
  ['BALANCE(GROSS, Sample.Blank_Date)', 'NOT_CONSTANT', 'Sample.Blank_Date'],
  ['LAST_N_AVG(GROSS, 0)', 'NOT_CONSTANT', '0'],
  ['PREV(GROSS, 1.5)', 'NOT_CONSTANT', '1.5'],
])('%s is refused with %s', (expression, code, at) => {
  const [error] = errorsOf(definitionOf([money('Gross', expression)], undefined, { balances }));
  expect(error?.code).toBe(code);
  expect(expression.slice(error?.range?.from, error?.range?.to)).toBe(at);
});
