import { emptyRules } from '@wagewright/calc-engine/packs';
import { calculationDefinitionSchema } from '@wagewright/contracts/definition';
import { expect, it } from 'vitest';
import { elementsFilledBy, withFilled, withTypes } from '../../../src/features/payroll/rules/company-lists.ts';

const text = (en: string) => ({ en, 'zh-CN': en });
const lists = {
  payTypes: [
    { code: 'EARNING', name: text('Earnings of the list'), type: 'earning' as const },
    { code: 'MEAL', name: text('Meal allowance'), type: 'earning' as const },
  ],
  elements: [
    { code: 'NET', name: text('Net of the list'), scale: 2 },
    { code: 'GROSS', name: text('Gross'), scale: 2 },
  ],
};
const given = calculationDefinitionSchema.parse({
  code: 'RULES',
  name: text('Rules'),
  ...emptyRules('USD', 'US', 12),
  balances: [{ code: 'NET', name: text('Net'), scale: 2, from: 'Pay.Net' }],
});

it('a pay type of the list is declared with its name when a column carries it; one that is declared keeps its own', () => {
  const next = withTypes(given, ['EARNING', 'MEAL'], lists);
  expect(next.payTypes).toEqual([...(given.payTypes ?? []), { code: 'MEAL', name: text('Meal allowance') }]);
  expect(withTypes(given, ['EARNING'], lists)).toBe(given);
});

it('a column fills what is chosen for it: new ones as the list has them, known ones under their own name, and no others', () => {
  const next = withFilled(given, 'Pay.Gross', ['NET', 'GROSS'], lists);
  expect(next.balances).toEqual([
    { code: 'NET', name: text('Net'), scale: 2, from: 'Pay.Gross' },
    { code: 'GROSS', name: text('Gross'), scale: 2, from: 'Pay.Gross' },
  ]);
  expect(elementsFilledBy(next, 'Pay.Gross')).toEqual(['NET', 'GROSS']);
  expect(withFilled(next, 'Pay.Gross', ['GROSS'], lists).balances.map(({ code }) => code)).toEqual(['GROSS']);
  expect(withFilled(given, 'Pay.Gross', [], lists).balances).toEqual(given.balances);
});
