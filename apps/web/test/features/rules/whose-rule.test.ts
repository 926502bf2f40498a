import { expect, test } from 'vitest';
import { whoseRule } from '../../../src/features/payroll/rules/panels/whose-rule.ts';

/** A child that changed a column, a version of rates and a table's name, and added a table and a column. */
const differences = [
  { how: 'changed', kind: 'column', at: 'Pay.Net' },
  { how: 'changed', kind: 'version', at: 'Rates@2026-01-01' },
  { how: 'changed', kind: 'table', at: 'Hours' },
  { how: 'added', kind: 'table', at: 'Meals' },
  { how: 'added', kind: 'column', at: 'Pay.Bonus' },
  { how: 'off', kind: 'column', at: 'Pay.Old' },
] as const;

test.each([
  ['a column that nobody touched', 'Pay', 'Gross', 'inherited'],
  ['a column that was changed', 'Pay', 'Net', 'changed'],
  ['a column that was added', 'Pay', 'Bonus', 'own'],
  ['a column of a table that was added', 'Meals', 'Amount', 'own'],
  ['a column of a table whose name was changed', 'Hours', 'Night', 'inherited'],
  ['a table of which only columns were changed', 'Pay', null, 'inherited'],
  ['a table whose rates were changed', 'Rates', null, 'changed'],
  ['a table whose name was changed', 'Hours', null, 'changed'],
  ['a table that was added', 'Meals', null, 'own'],
])('%s', (_, table, column, whose) => {
  expect(whoseRule(differences, table, column)).toBe(whose);
});
