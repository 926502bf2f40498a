/** Functions of income tax. */
import { arithmetic, type CheckedNode, choose, compareNodes, extreme, named, numberConstant, once } from '../language/checked.ts';
import { fraction, zero } from '../reference/fraction.ts';
import { type Call, type FunctionSpec, tableAt, valueAt } from './spec.ts';
import { bracketNode, parameterTable } from './tables.ts';

export const taxFunctions: readonly FunctionSpec[] = [
  {
    name: 'CUMULATIVE_WITHHOLD',
    group: 'tax',
    arguments: [parameterTable, { name: 'ytd_base', kind: 'number' }, { name: 'ytd_withheld', kind: 'number' }],
    result: 'number',
    doc: {
      en: 'Tax on the cumulative base by PROGRESSIVE, less what was withheld before; never below zero.',
      'zh-CN': '累计预扣：累计应纳税所得额的累进税额减去已预扣税额，不小于零。',
    },
    examples: [
      { expression: 'CUMULATIVE_WITHHOLD(Tax, 40000, 1000)', result: '480' },
      { expression: 'CUMULATIVE_WITHHOLD(Tax, 40000, 2000)', result: '0' },
    ],
    build(call) {
      const [base, withheld] = [valueAt(call, 1), valueAt(call, 2)];
      if (!call.unify([base, withheld])) return null;
      const charged = bracketNode(call, 'progressive', tableAt(call, 0), base);
      if (!charged) return null;
      const tax = named('tax on the cumulative base', charged);
      const rest = named('not yet withheld', arithmetic('subtract', tax, withheld, call.range));
      return extreme('max', [rest, numberConstant(zero, call.range)], call.range);
    },
  },
  {
    name: 'ANNUALIZE',
    group: 'tax',
    arguments: [{ name: 'x', kind: 'number' }],
    result: 'number',
    doc: { en: "A period's amount times the periods of the year.", 'zh-CN': '期间金额 × 全年期数。' },
    examples: [{ expression: 'ANNUALIZE(100)', result: '1200' }],
    build: (call) => arithmetic('multiply', valueAt(call, 0), periods(call), call.range),
  },
  {
    name: 'DEANNUALIZE',
    group: 'tax',
    arguments: [{ name: 'x', kind: 'number' }],
    result: 'number',
    doc: { en: "A year's amount divided by the periods of the year, exactly.", 'zh-CN': '全年金额 ÷ 全年期数（精确）。' },
    examples: [{ expression: 'DEANNUALIZE(100)', result: '25/3' }],
    build: (call) => arithmetic('divide', valueAt(call, 0), periods(call), call.range),
  },
  {
    name: 'GROSS_UP',
    group: 'tax',
    arguments: [parameterTable, { name: 'net', kind: 'number' }],
    result: 'number',
    doc: {
      en: 'The smallest gross that leaves at least the net: gross − PROGRESSIVE(table, gross) = net. Exact, without trial and error.',
      'zh-CN': '由税后金额反算税前：税前 − PROGRESSIVE(表, 税前) = 税后（取最小者）。精确计算，不用试算。',
    },
    examples: [
      { expression: 'GROSS_UP(Tax, 38520)', result: '40000' },
      { expression: 'GROSS_UP(Tax, -5)', result: '-5' },
      { expression: 'GROSS_UP(Tax, 300000)', result: 'error MISSING_BRACKET' },
    ],
    build: (call) => bracketNode(call, 'gross-up', tableAt(call, 0), valueAt(call, 1)),
  },
  {
    name: 'MARGINAL_RELIEF',
    group: 'tax',
    arguments: [
      { name: 'tax', kind: 'number' },
      { name: 'base', kind: 'number' },
      { name: 'threshold', kind: 'number' },
      { name: 'tax_at_threshold', kind: 'number' },
    ],
    result: 'number',
    doc: {
      en: 'The tax, but for a base above the threshold never more than the tax at the threshold plus what the base exceeds it by, so that nobody is left with less for having earned more.',
      'zh-CN': '边际减免：基数超过临界点时，税额不超过“临界点税额 + 超出部分”，避免收入增加而税后减少。',
    },
    examples: [
      { expression: 'MARGINAL_RELIEF(3590, 36001, 36000, 1080)', result: '1081' },
      { expression: 'MARGINAL_RELIEF(1080, 36000, 36000, 1080)', result: '1080' },
      { expression: 'MARGINAL_RELIEF(7790, 80000, 36000, 1080)', result: '7790' },
    ],
    build(call) {
      const [tax, base, threshold] = [once(valueAt(call, 0)), once(valueAt(call, 1)), once(valueAt(call, 2))];
      const least = valueAt(call, 3);
      if (!call.unify([tax, base, threshold, least])) return null;
      const excess = named('what the base exceeds', arithmetic('subtract', base, threshold, call.range));
      const most = named('most that may be taken', arithmetic('add', least, excess, call.range));
      const above = named('whether the base is above the threshold', compareNodes('>', base, threshold, call.range));
      return choose([{ when: above, then: extreme('min', [tax, most], call.range) }], tax, call.range);
    },
  },
];

function periods(call: Call): CheckedNode {
  return numberConstant(fraction(BigInt(call.scope.periodsPerYear)), call.range);
}
