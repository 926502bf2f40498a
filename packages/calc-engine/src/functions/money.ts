/** CONVERT: amounts of one currency in another, by the table that the definition names for it. */
import { arithmetic, type CheckedNode, type VersionDay } from '../language/checked.ts';
import { type Call, type FunctionSpec, optionAt, optionalValueAt, valueAt } from './spec.ts';

/** The day that picks the version; undefined with an error for one that differs from employee to employee. */
function versionDayAt(call: Call, index: number): VersionDay | undefined {
  const given = optionalValueAt(call, index);
  if (!given) return null;
  if (given.op === 'constant' && given.constant.kind === 'date') return given.constant.days;
  if (given.op === 'period' && (given.fact === 'start' || given.fact === 'end' || given.fact === 'pay-date')) return given.fact;
  call.fail(
    'NOT_CONSTANT',
    'CONVERT takes a date that is the same for all employees.',
    'Write DATE(2026, 1, 31), PERIOD_START, PERIOD_END or PAY_DATE.',
    given.range,
  );
  return undefined;
}

function convert(call: Call): CheckedNode | null {
  const amount = valueAt(call, 0);
  const to = optionAt(call, 1, '');
  const on = versionDayAt(call, 2);
  if (on === undefined) return null;
  const { exchangeRates } = call.scope;
  if (!exchangeRates) {
    const nextStep = 'Add "exchangeRates: {table, from, to, rate}" to the definition and name a parameter table.';
    return call.fail('TABLE_SHAPE', 'The definition names no table of exchange rates for CONVERT.', nextStep);
  }
  const from = amount.currency;
  if (from === null) {
    const nextStep = 'Convert a column of type money, or multiply by the rate.';
    return call.fail('CURRENCY_MISMATCH', 'The currency of this number is not known.', nextStep, amount.range);
  }
  const { range } = call;
  if (from === to) return { ...amount, range };
  const { table, shape } = exchangeRates;
  const plain = { currency: null, blankable: false, range } as const;
  const rate: CheckedNode = { op: 'exchange-rate', table: table.no, rate: shape, from, to, on, type: 'number', ...plain };
  return { ...arithmetic('multiply', amount, rate, range), currency: to };
}

export const moneyFunctions: readonly FunctionSpec[] = [
  {
    name: 'CONVERT',
    group: 'money',
    arguments: [
      { name: 'x', kind: 'number' },
      { name: 'currency', kind: 'currency' },
      { name: 'date', kind: 'date', optional: true },
    ],
    result: 'number',
    doc: {
      en: 'An amount in another currency: x times the rate of the definition’s table of exchange rates, exactly. The table’s rule picks its version, or the date does: a written date, PERIOD_START, PERIOD_END or PAY_DATE. An error where the table has no rate in this direction; an inverse is not invented.',
      'zh-CN':
        '按定义中的汇率表换算为另一币种：金额 × 汇率（精确）。版本由表的规则决定，或由日期（写明的日期、PERIOD_START、PERIOD_END、PAY_DATE）决定。没有该方向的汇率则报错，不自动取倒数。',
    },
    examples: [
      { expression: 'CONVERT(Law.Allowance, USD)', result: '700' },
      { expression: 'CONVERT(Law.Allowance, USD, PERIOD_START)', result: '695' },
      { expression: 'CONVERT(Law.Allowance, CNY)', result: '5000' },
      { expression: 'CONVERT(Law.Allowance, EUR)', result: 'error MISSING_ROW' },
      { expression: 'CONVERT(Law.Allowance, USD, DATE(2025, 12, 31))', result: 'error MISSING_VERSION' },
    ],
    build: convert,
  },
];
