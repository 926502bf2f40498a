import { arithmetic, type CheckedNode, choose, compareNodes, extreme, named, numberConstant, once, unitOf } from '../language/checked.ts';
import { zero } from '../reference/fraction.ts';
import { exponentMax } from '../reference/steps.ts';
import { extremeOfRows } from './rows.ts';
import type { Call, FunctionSpec } from './spec.ts';
import { optionAt, optionalValueAt, valueAt, valuesFrom } from './spec.ts';
import { stepLabels } from './step-labels.ts';

export const roundingModes = ['HALF_UP', 'HALF_EVEN', 'HALF_DOWN', 'UP', 'DOWN', 'CEILING', 'FLOOR'] as const;
type Mode = (typeof roundingModes)[number];

function modeAt(call: Call, index: number): Mode {
  const option = optionAt(call, index, 'HALF_UP');
  return roundingModes.find((mode) => mode === option) ?? 'HALF_UP';
}

/** Rounds down to a whole number. */
function wholeBelow(a: CheckedNode, call: Call): CheckedNode {
  return {
    op: 'round',
    a,
    digits: numberConstant(zero, call.range),
    mode: 'FLOOR',
    type: 'number',
    currency: a.currency,
    blankable: false,
    range: call.range,
  };
}

function unary(op: 'absolute' | 'sign', call: Call): CheckedNode {
  const a = valueAt(call, 0);
  return { op, a, type: 'number', currency: op === 'sign' ? null : a.currency, blankable: false, range: call.range };
}

function extremeOf(op: 'min' | 'max', call: Call): CheckedNode | null {
  if (call.walk) return extremeOfRows(call, op);
  const args = valuesFrom(call, 0);
  if (!call.unify(args)) return null;
  const type = args[0]?.type;
  if (type !== 'number' && type !== 'date' && type !== 'never') {
    return call.fail('TYPE_MISMATCH', `${call.name} takes numbers or dates, not ${type}.`, 'Compare texts with IF.');
  }
  return extreme(op, args, call.range);
}

/** Only whole powers are exact, and an amount times itself is no amount. */
function powerNode(call: Call): CheckedNode | null {
  const [a, b] = [valueAt(call, 0), valueAt(call, 1)];
  if (a.currency !== null || b.currency !== null) {
    const nextStep = 'Divide the amount by another one first, for example by 1 of its currency in a parameter table.';
    return call.fail(
      'CURRENCY_MISMATCH',
      `${call.name} takes plain numbers; this is an amount of money.`,
      nextStep,
      (a.currency ? a : b).range,
    );
  }
  const written = b.op === 'constant' && b.constant.kind === 'number' ? b.constant.value : null;
  if (written && (written.n % written.d !== 0n || written.n > exponentMax * written.d || written.n < -exponentMax * written.d)) {
    const message = `The exponent is a whole number from −${exponentMax} to ${exponentMax}.`;
    return call.fail('CONSTANT_VALUE', message, 'Write such a number; roots are not exact.', b.range);
  }
  return { op: 'power', a, b, type: 'number', currency: null, blankable: false, range: call.range };
}

export const numberFunctions: readonly FunctionSpec[] = [
  {
    name: 'ABS',
    group: 'numbers',
    arguments: [{ name: 'x', kind: 'number' }],
    result: 'number',
    doc: { en: 'The number without its sign.', 'zh-CN': '绝对值。' },
    examples: [{ expression: 'ABS(-2.5)', result: '2.5' }],
    build: (call) => unary('absolute', call),
  },
  {
    name: 'SIGN',
    group: 'numbers',
    arguments: [{ name: 'x', kind: 'number' }],
    result: 'integer',
    doc: { en: '−1, 0 or 1 for a negative number, zero and a positive number.', 'zh-CN': '负数、零、正数分别为 −1、0、1。' },
    examples: [{ expression: 'SIGN(-7)', result: '-1' }],
    build: (call) => unary('sign', call),
  },
  {
    name: 'MIN',
    group: 'numbers',
    arguments: [],
    repeating: [{ name: 'x', kind: 'any', walked: true }],
    rows: 'if-named',
    repetitionsMin: 1,
    result: 'number or date',
    doc: {
      en: 'The smallest of numbers, or the earliest of dates; of one expression over the rows of a table, the smallest that is not blank.',
      'zh-CN': '最小值或最早日期；对表的各行取一个表达式的最小非空值。',
    },
    examples: [
      { expression: 'MIN(3, 1 / 3, 2)', result: '1/3' },
      { expression: 'MIN(Tax.Rate WHERE Tax.Rate > 3%)', result: '0.1' },
    ],
    build: (call) => extremeOf('min', call),
  },
  {
    name: 'MAX',
    group: 'numbers',
    arguments: [],
    repeating: [{ name: 'x', kind: 'any', walked: true }],
    rows: 'if-named',
    repetitionsMin: 1,
    result: 'number or date',
    doc: {
      en: 'The largest of numbers, or the latest of dates; of one expression over the rows of a table, the largest that is not blank.',
      'zh-CN': '最大值或最晚日期；对表的各行取一个表达式的最大非空值。',
    },
    examples: [{ expression: 'MAX(DATE(2026, 1, 1), DATE(2025, 12, 31))', result: '2026-01-01' }],
    build: (call) => extremeOf('max', call),
  },
  {
    name: 'CLAMP',
    group: 'numbers',
    arguments: [
      { name: 'x', kind: 'number' },
      { name: 'least', kind: 'number' },
      { name: 'most', kind: 'number' },
    ],
    result: 'number',
    doc: { en: 'x, but not below the least and not above the most: MIN(MAX(x, least), most).', 'zh-CN': '将 x 限制在下限与上限之间。' },
    examples: [
      { expression: 'CLAMP(50, 10, 40)', result: '40' },
      { expression: 'CLAMP(5, 10, 40)', result: '10' },
    ],
    build(call) {
      const [x, least, most] = [valueAt(call, 0), valueAt(call, 1), valueAt(call, 2)];
      return call.unify([x, least, most]) ? extreme('min', [extreme('max', [x, least], call.range), most], call.range) : null;
    },
  },
  {
    name: 'MOD',
    group: 'numbers',
    arguments: [
      { name: 'x', kind: 'number' },
      { name: 'divisor', kind: 'number' },
    ],
    result: 'number',
    doc: { en: 'What is left after dividing by whole times; it has the sign of the divisor.', 'zh-CN': '取余，符号与除数相同。' },
    examples: [
      { expression: 'MOD(-7, 3)', result: '2' },
      { expression: 'MOD(7.5, 2)', result: '1.5' },
    ],
    build(call) {
      const [x, divisor] = [once(valueAt(call, 0)), once(valueAt(call, 1))];
      const whole = wholeBelow(arithmetic('divide', x, divisor, call.range), call);
      return arithmetic('subtract', x, arithmetic('multiply', divisor, whole, call.range), call.range);
    },
  },
  {
    name: 'INT',
    group: 'numbers',
    arguments: [{ name: 'x', kind: 'number' }],
    result: 'integer',
    doc: { en: 'The largest whole number that is not above x.', 'zh-CN': '向下取整。' },
    examples: [{ expression: 'INT(-1.5)', result: '-2' }],
    build: (call) => wholeBelow(valueAt(call, 0), call),
  },
  {
    name: 'SAFE_DIV',
    group: 'numbers',
    arguments: [
      { name: 'x', kind: 'number' },
      { name: 'divisor', kind: 'number' },
      { name: 'otherwise', kind: 'number', optional: true },
    ],
    result: 'number',
    doc: {
      en: 'x / divisor, or the third value (0 when left out) where the divisor is zero.',
      'zh-CN': '除法；除数为零时取第三个值（默认 0）。',
    },
    examples: [
      { expression: 'SAFE_DIV(1, 0)', result: '0' },
      { expression: 'SAFE_DIV(1, 4, 9)', result: '0.25' },
    ],
    build(call) {
      const [x, divisor] = [valueAt(call, 0), once(valueAt(call, 1))];
      const none = numberConstant(zero, call.range);
      const when = named(stepLabels.divisorIsZero, compareNodes('=', divisor, none, call.range));
      return choose([{ when, then: optionalValueAt(call, 2) ?? none }], arithmetic('divide', x, divisor, call.range), call.range);
    },
  },
  {
    name: 'POWER',
    group: 'numbers',
    arguments: [
      { name: 'x', kind: 'number' },
      { name: 'exponent', kind: 'number' },
    ],
    result: 'number',
    doc: {
      en: 'x multiplied by itself so many times, exactly; the exponent is a whole number from −100 to 100. A written exponent is fast; one that differs by employee takes the slower way.',
      'zh-CN': 'x 的整数次幂（精确）；指数为 −100 至 100 的整数。写明的指数计算快，逐人不同的指数较慢。',
    },
    examples: [
      { expression: 'POWER(1.05, 3)', result: '1.157625' },
      { expression: 'POWER(2, -2)', result: '0.25' },
      { expression: 'POWER(0, -1)', result: 'error DIVISION_BY_ZERO' },
    ],
    build: powerNode,
  },
  {
    name: 'ROUND',
    group: 'rounding',
    arguments: [
      { name: 'x', kind: 'number' },
      { name: 'digits', kind: 'number' },
      { name: 'mode', kind: 'option', options: roundingModes, optional: true },
    ],
    result: 'number',
    doc: {
      en: 'x with so many digits after the point (negative: tens, hundreds …). Ties are judged on the exact value. HALF_UP, the default, and UP go away from zero.',
      'zh-CN': '按小数位数舍入（负数表示十位、百位……）；以精确值判断中点。默认 HALF_UP（四舍五入，远离零）。',
    },
    examples: [
      { expression: 'ROUND(2.345, 2)', result: '2.35' },
      { expression: 'ROUND(-2.345, 2)', result: '-2.35' },
      { expression: 'ROUND(2.345, 2, HALF_EVEN)', result: '2.34' },
      { expression: 'ROUND(1250, -2, HALF_DOWN)', result: '1200' },
    ],
    build(call) {
      const a = valueAt(call, 0);
      return {
        op: 'round',
        a,
        digits: valueAt(call, 1),
        mode: modeAt(call, 2),
        type: 'number',
        currency: a.currency,
        ...unitOf(a),
        blankable: false,
        range: call.range,
      };
    },
  },
  {
    name: 'ROUND_TO',
    group: 'rounding',
    arguments: [
      { name: 'x', kind: 'number' },
      { name: 'step', kind: 'number' },
      { name: 'mode', kind: 'option', options: roundingModes, optional: true },
    ],
    result: 'number',
    doc: { en: 'x as a multiple of a step above zero, for example 0.05.', 'zh-CN': '舍入到步长的整数倍，例如 0.05；步长须大于零。' },
    examples: [
      { expression: 'ROUND_TO(12.37, 0.05)', result: '12.35' },
      { expression: 'ROUND_TO(108.5, 1)', result: '109' },
      { expression: 'ROUND_TO(1, 0)', result: 'error INVALID_ARGUMENT' },
    ],
    build(call) {
      const a = valueAt(call, 0);
      return {
        op: 'round-to',
        a,
        step: valueAt(call, 1),
        mode: modeAt(call, 2),
        type: 'number',
        currency: a.currency,
        ...unitOf(a),
        blankable: false,
        range: call.range,
      };
    },
  },
];
