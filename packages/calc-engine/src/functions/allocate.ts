import { arithmetic, type CheckedNode, choose, compareNodes, numberConstant, ownLine, withWalk } from '../language/checked.ts';
import { sameLines } from '../language/scope.ts';
import { fraction, zero } from '../reference/fraction.ts';
import { byLargestRemainder, refuse, usualDigits } from './largest-remainder.ts';
import { aggregate, walkOf } from './rows.ts';
import type { Call, FunctionSpec } from './spec.ts';
import { optionalValueAt, valueAt } from './spec.ts';

const plain = { currency: null, blankable: false } as const;

/** total × weight / Σ weights, rounded. `sum` stands for Σ weights. */
function partOf(call: Call, weight: CheckedNode, sum: CheckedNode): CheckedNode {
  const total = valueAt(call, 0);
  const digits = optionalValueAt(call, 3) ?? numberConstant(usualDigits, call.range);
  const a = arithmetic('multiply', total, arithmetic('divide', weight, sum, call.range), call.range);
  return { op: 'round', a, digits, mode: 'HALF_UP', type: 'number', currency: a.currency, blankable: false, range: call.range };
}

function build(call: Call): CheckedNode | null {
  const { table } = walkOf(call);
  const { own } = call.scope;
  if (!own || !sameLines(own, table)) {
    const nextStep = `Write it in a data table with "per: ${table.code}".`;
    return call.fail('TABLE_SHAPE', `ALLOCATE gives each line of ${table.code} its part; this table has other rows.`, nextStep);
  }
  const third = optionalValueAt(call, 2);
  if (!third || (third.type === 'number' && call.args.length === 3))
    return byLargestRemainder(call, third ?? numberConstant(usualDigits, call.range));
  if (third.type === 'boolean' || third.type === 'never') return withTail(call, third);
  const nextStep = 'Write a condition that holds on the tail line, or the number of digits.';
  return call.fail('TYPE_MISMATCH', 'The third argument of ALLOCATE is neither a condition nor a number of digits.', nextStep, third.range);
}

/** The tail line takes what the rounded parts of the others leave, so that the parts add up to the total. */
function withTail(call: Call, tail: CheckedNode): CheckedNode {
  const { table, depth } = walkOf(call);
  const weight = valueAt(call, 1);
  const isOther: CheckedNode = { op: 'not', a: tail, type: 'boolean', ...plain, range: call.range };
  const sum = aggregate(call, 'sum', weight);
  const innerSum = withWalk(sum, depth, depth + 1);
  const others = aggregate(call, 'sum', partOf(call, weight, innerSum), isOther);
  const tails = aggregate(call, 'count', null, tail);
  const none = compareNodes('=', sum, numberConstant(zero, call.range), call.range);
  const notOne = compareNodes('<>', tails, numberConstant(fraction(1n), call.range), call.range);
  return choose(
    [
      { when: notOne, then: refuse(call, '#NO_TAIL', table.code) },
      { when: none, then: refuse(call, '#NO_WEIGHTS', table.code) },
      { when: withWalk(tail, depth, ownLine), then: arithmetic('subtract', valueAt(call, 0), others, call.range) },
    ],
    partOf(call, withWalk(weight, depth, ownLine), sum),
    call.range,
  );
}

export const allocateFunction: FunctionSpec = {
  name: 'ALLOCATE',
  group: 'rows',
  arguments: [
    { name: 'total', kind: 'number' },
    { name: 'weight', kind: 'number', walked: true },
    { name: 'tail or digits', kind: 'any', walked: true, optional: true },
    { name: 'digits', kind: 'number', optional: true },
  ],
  rows: 'always',
  result: 'number',
  doc: {
    en: 'In a table with lines: each line’s part of a total, total × weight / sum of the weights, rounded to so many digits (2 when left out), so that the parts add up to the total. By largest remainder: shares are cut toward zero, and what is left goes unit by unit to the lines that lost most, of equal ones to the earlier; no part is on the other side of zero than the total. Where a tail is named, parts are rounded half up, and the one line whose tail is TRUE takes what the others leave.',
    'zh-CN':
      '在多行表中按权重分摊总额：总额 × 权重 ÷ 权重之和，舍入到若干位（默认 2 位），合计等于总额。按最大余数法：先向零截位，余下的单位依次给余数最大的行（相同则靠前者先得），各部分不会与总额异号。指定尾差行时，其余各行四舍五入，尾差行取总额减去其余各行。',
  },
  examples: [
    { expression: 'ALLOCATE(100, Parts.Weight)', result: '33.34' },
    { expression: 'ALLOCATE(-1, Parts.Weight, 0)', result: '-1' },
    { expression: 'ALLOCATE(100, Parts.Weight, Parts.Tail)', result: '33.33' },
  ],
  build,
};
