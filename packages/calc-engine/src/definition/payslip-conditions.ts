/**
 * When a line or a group of a payslip is shown: a condition over the figures of that payslip, in the language of the rules. It stands in a small
 * definition of its own, as the application scope does, so that names, types, messages and evaluation are those of every other formula.
 */
import type { CalculationDefinition, LocalizedName } from '@wagewright/contracts/definition';
import type { Scope } from '../language/scope.ts';
import { planScopes } from './scopes.ts';

/** A figure as conditions call it. */
export interface ConditionItem {
  readonly code: string;
  readonly name: LocalizedName;
}

export const payslipTable = 'Payslip';
export const shownTable = 'Shown';
export const conditionColumn = (index: number): string => `Shown${index + 1}`;

const plain = { rounding: 'HALF_UP', blank: 'keep', display: { hidden: false, zero: 'show', sign: 'plain', percentage: false } } as const;
const called = (en: string, zh: string): LocalizedName => ({ en, 'zh-CN': zh });
/** Digits after the point of a figure in a condition. */
export const conditionScale = 6;
const figure = { ...plain, type: 'decimal', scale: conditionScale } as const;

/** Codes that name one figure only: what two tables call alike cannot be told apart in a condition. */
export const nameable = (items: readonly ConditionItem[]): readonly ConditionItem[] =>
  items.filter(({ code }) => items.filter((other) => other.code === code).length === 1);

export function payslipConditions(items: readonly ConditionItem[], conditions: readonly string[]): CalculationDefinition {
  const own = nameable(items);
  return {
    code: 'PAYSLIP',
    name: called('Payslip', '工资单'),
    currency: 'CNY',
    country: 'CN',
    periodsPerYear: 12,
    steps: [
      {
        code: 'PAYSLIP',
        name: called('Payslip', '工资单'),
        tables: [
          {
            code: payslipTable,
            name: called('Payslip', '工资单'),
            kind: 'snapshot',
            lines: 'employee',
            columns: own.map(({ code, name }) => ({ ...figure, code, name, source: 'payslip.figure' })),
          },
          {
            code: shownTable,
            name: called('Shown', '显示'),
            kind: 'data',
            columns: [
              ...own.map(({ code, name }) => ({ ...figure, code, name, reference: { table: payslipTable, column: code } })),
              ...conditions.map((expression, index) => ({
                ...plain,
                code: conditionColumn(index),
                name: called(`Condition ${index + 1}`, `条件 ${index + 1}`),
                type: 'boolean' as const,
                expression,
              })),
            ],
          },
        ],
      },
    ],
    balances: [],
    tests: [],
  };
}

/** What names mean in a condition, for an editor. */
export function payslipScope(items: readonly ConditionItem[]): Scope {
  const { scopes, scope } = planScopes(payslipConditions(items, []), () => undefined);
  const own = scopes.find(({ code }) => code === shownTable);
  if (!own) throw new Error('the conditions of a payslip have lost their table');
  return { ...scope, tables: [], own };
}
