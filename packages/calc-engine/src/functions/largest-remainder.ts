/**
 * ALLOCATE without a tail, by largest remainder: each line's share is cut toward zero, and the units that are left go one by one to the lines
 * that lost most, of equal ones to the earlier. No part is on the other side of zero than the total, and none is a whole unit off its share.
 * What lines lost is compared times the sum of the weights, |total × weight − part × sum|, so that nothing is divided.
 */
import {
  arithmetic,
  type CheckedNode,
  choose,
  compareNodes,
  named,
  numberConstant,
  once,
  ownLine,
  textConstant,
  withWalk,
} from '../language/checked.ts';
import { type Fraction, fraction, zero } from '../reference/fraction.ts';
import { stepOfDigits } from '../reference/steps.ts';
import { aggregate, walkOf } from './rows.ts';
import type { Call } from './spec.ts';
import { valueAt } from './spec.ts';
import { stepLabels } from './step-labels.ts';

const plain = { blankable: false } as const;

function rounded(a: CheckedNode, digits: CheckedNode, mode: 'HALF_UP' | 'DOWN', call: Call): CheckedNode {
  return { op: 'round', a, digits, mode, type: 'number', currency: a.currency, ...plain, range: call.range };
}

function unary(op: 'absolute' | 'sign', a: CheckedNode, call: Call): CheckedNode {
  return { op, a, type: 'number', currency: op === 'sign' ? null : a.currency, ...plain, range: call.range };
}

function junction(op: 'and' | 'or', args: readonly CheckedNode[], call: Call): CheckedNode {
  return { op, args, type: 'boolean', currency: null, ...plain, range: call.range };
}

/** A line that has no part, and why: a key of the words for refusals, and the table that it is about. */
export function refuse(call: Call, message: string, of: string): CheckedNode {
  return { op: 'raise', message: textConstant(message, call.range), of, type: 'never', currency: null, ...plain, range: call.range };
}

/** The digits of the parts as a step; null with an error where they are not written out. */
function stepOf(call: Call, digits: CheckedNode): Fraction | null {
  const constant = digits.op === 'constant' && digits.constant.kind === 'number' ? stepOfDigits(digits.constant.value) : null;
  if (constant) return constant;
  const nextStep = 'Write for example ALLOCATE(total, Table.Weight, 2), or name a tail.';
  return call.fail('NOT_CONSTANT', `${call.name} without a tail takes a whole number of digits, written out.`, nextStep, digits.range);
}

/** A line's share cut to the step, and what it lost by that, times the sum of the weights. */
function cutOf(call: Call, parts: { total: CheckedNode; weight: CheckedNode; sum: CheckedNode; digits: CheckedNode }) {
  const { total, weight, sum, digits } = parts;
  const { range } = call;
  const share = arithmetic('multiply', total, arithmetic('divide', weight, sum, range), range);
  const cut = once(rounded(share, digits, 'DOWN', call));
  const whole = arithmetic('multiply', total, weight, range);
  return { cut, lost: once(unary('absolute', arithmetic('subtract', whole, arithmetic('multiply', cut, sum, range), range), call)) };
}

export function byLargestRemainder(call: Call, digits: CheckedNode): CheckedNode | null {
  const step = stepOf(call, digits);
  if (!step) return null;
  if (call.where)
    return call.fail(
      'TABLE_SHAPE',
      `${call.name} divides among all lines.`,
      'Leave out WHERE; give the others a weight of 0.',
      call.where.range,
    );
  const { table, depth } = walkOf(call);
  const { range } = call;
  const unit = numberConstant(step, range);
  const total = once(rounded(valueAt(call, 0), digits, 'HALF_UP', call));
  const weight = once(valueAt(call, 1));
  const sum = once(aggregate(call, 'sum', weight));
  // Within the walk over the lines the sum is a walk of its own, one level deeper.
  const innerSum = once(withWalk(sum, depth, depth + 1));
  const ownWeight = withWalk(weight, depth, ownLine);
  const walked = cutOf(call, { total, weight, sum: innerSum, digits });
  const own = cutOf(call, { total, weight: ownWeight, sum: innerSum, digits });
  const before: CheckedNode = { op: 'before', walk: depth, type: 'boolean', currency: null, ...plain, range };
  const ahead = junction(
    'or',
    [compareNodes('>', walked.lost, own.lost, range), junction('and', [compareNodes('=', walked.lost, own.lost, range), before], call)],
    call,
  );
  const given = aggregate(call, 'sum', unary('absolute', walked.cut, call));
  const left = arithmetic('subtract', unary('absolute', total, call), given, range);
  const taken = arithmetic('multiply', aggregate(call, 'count', null, ahead), unit, range);
  const extra = choose(
    [{ when: compareNodes('<', taken, left, range), then: arithmetic('multiply', unary('sign', total, call), unit, range) }],
    numberConstant(zero, range),
    range,
  );
  const nothing = numberConstant(zero, range);
  const negative = compareNodes('>', aggregate(call, 'count', null, compareNodes('<', weight, nothing, range)), nothing, range);
  return choose(
    [
      { when: negative, then: refuse(call, '#NEGATIVE_WEIGHT', table.code) },
      { when: compareNodes('=', sum, nothing, range), then: refuse(call, '#NO_WEIGHTS', table.code) },
    ],
    named(stepLabels.largestRemainder, arithmetic('add', cutOf(call, { total, weight: ownWeight, sum, digits }).cut, extra, range)),
    range,
  );
}

/** Digits of a part where none are given: cents. */
export const usualDigits = fraction(2n);
