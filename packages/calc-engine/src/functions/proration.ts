/** Parts of a period: by employment dates on several day counts, by hours, by days of absence. */
import {
  arithmetic,
  type CheckedNode,
  choose,
  compareNodes,
  type DayBasis,
  extreme,
  named,
  numberConstant,
  once,
} from '../language/checked.ts';
import { fraction, zero } from '../reference/fraction.ts';
import type { ArgumentSpec, Call, FunctionSpec } from './spec.ts';
import { optionAt, optionalValueAt, valueAt } from './spec.ts';
import { stepLabels } from './step-labels.ts';

const plain = { type: 'number', currency: null, blankable: false } as const;

const employmentDates: readonly ArgumentSpec[] = [
  { name: 'from', kind: 'date', optional: true },
  { name: 'to', kind: 'date', optional: true },
];

function employedDays(call: Call, basis: DayBasis, at: number): CheckedNode {
  const [from, to] = [optionalValueAt(call, at), optionalValueAt(call, at + 1)];
  return { op: 'employed-days', basis, from, to, ...plain, range: call.range };
}

function periodDays(call: Call, fact: DayBasis): CheckedNode {
  return { op: 'period', fact, ...plain, range: call.range };
}

const share = (call: Call, part: CheckedNode, whole: CheckedNode): CheckedNode =>
  named('share of the period', arithmetic('divide', part, whole, call.range));

/** amount × counted days employed / counted days of the period. */
function byDays(basis: DayBasis): (call: Call) => CheckedNode {
  return (call) => arithmetic('multiply', valueAt(call, 0), share(call, employedDays(call, basis, 2), periodDays(call, basis)), call.range);
}

function byPaidWeekdays(call: Call): CheckedNode {
  const amount = once(valueAt(call, 0));
  const days = once(employedDays(call, 'weekdays', 2));
  const daily = named('amount of a day', arithmetic('divide', amount, numberConstant(fraction(2175n, 100n), call.range), call.range));
  const part = extreme('min', [amount, named('amount of the days', arithmetic('multiply', daily, days, call.range))], call.range);
  const whole = named(stepLabels.wholePeriod, compareNodes('=', days, periodDays(call, 'weekdays'), call.range));
  return choose([{ when: whole, then: amount }], named(stepLabels.atMost, part), call.range);
}

function byHours(call: Call): CheckedNode {
  return arithmetic('multiply', valueAt(call, 0), share(call, valueAt(call, 2), valueAt(call, 3)), call.range);
}

function lessAbsence(call: Call): CheckedNode {
  const amount = once(valueAt(call, 0));
  const days = optionalValueAt(call, 3) ?? periodDays(call, 'working-days');
  const daily = named('amount of a day', arithmetic('divide', amount, days, call.range));
  const absent = named('amount of the absence', arithmetic('multiply', daily, valueAt(call, 2), call.range));
  const rest = named('amount less the absence', arithmetic('subtract', amount, absent, call.range));
  return extreme('max', [rest, numberConstant(zero, call.range)], call.range);
}

interface Basis {
  readonly arguments: readonly ArgumentSpec[];
  build(call: Call): CheckedNode;
}

const bases: Readonly<Record<string, Basis>> = {
  CALENDAR: { arguments: employmentDates, build: byDays('calendar-days') },
  WORKING: { arguments: employmentDates, build: byDays('working-days') },
  FIXED_30: { arguments: employmentDates, build: byDays('days-of-30') },
  FIXED_21_75: { arguments: employmentDates, build: byPaidWeekdays },
  HOURS: {
    arguments: [
      { name: 'worked', kind: 'number' },
      { name: 'scheduled', kind: 'number' },
    ],
    build: byHours,
  },
  SUBTRACT_ABSENCE: {
    arguments: [
      { name: 'absent', kind: 'number' },
      { name: 'days', kind: 'number', optional: true },
    ],
    build: lessAbsence,
  },
};

/** `PRORATE(amount, HOURS, worked, scheduled)`. */
function writtenAs(name: string, basis: Basis): string {
  const rest = basis.arguments.map((argument) => (argument.optional ? `[${argument.name}]` : argument.name));
  return `PRORATE(${['amount', name, ...rest].join(', ')})`;
}

/** What stands behind the basis must be what the basis takes. */
function checkArguments(call: Call, name: string, basis: Basis): boolean {
  const given = call.args.slice(2);
  const nextStep = `It is written ${writtenAs(name, basis)}.`;
  if (given.length < basis.arguments.filter((argument) => !argument.optional).length) {
    call.fail('WRONG_ARITY', `PRORATE by ${name} needs more arguments.`, nextStep);
    return false;
  }
  const odd = given.find((argument, index) => {
    const type = argument.kind === 'value' ? argument.node.type : 'never';
    return type !== 'never' && type !== basis.arguments[index]?.kind;
  });
  if (odd) call.fail('TYPE_MISMATCH', `PRORATE by ${name} does not take this.`, nextStep, odd.range);
  return !odd;
}

export const prorationFunctions: readonly FunctionSpec[] = [
  {
    name: 'PRORATE',
    group: 'proration',
    arguments: [
      { name: 'amount', kind: 'number' },
      { name: 'basis', kind: 'option', options: Object.keys(bases) },
      { name: 'from', kind: 'any', optional: true },
      { name: 'to', kind: 'any', optional: true },
    ],
    result: 'number',
    doc: {
      en: `The part of a period’s amount that falls to some of its days or hours. By employment dates, blank or left out: open. ${[
        '`CALENDAR, from, to`: amount × calendar days / calendar days of the period.',
        '`WORKING, from, to`: the same with working days.',
        '`FIXED_30, from, to`: the same with months of 30 days: the last day counts what is missing to 30, so that parts of a month add up to it.',
        '`FIXED_21_75, from, to`: amount / 21.75 for each paid weekday (holidays included), at most the amount; a whole period has the whole amount.',
        '`HOURS, worked, scheduled`: amount × worked / scheduled.',
        '`SUBTRACT_ABSENCE, absent, days`: amount − amount / days × absent, not below zero; days left out: working days of the period.',
      ].join(' ')}`,
      'zh-CN':
        '折算期间金额。按起止日（空或省略为不限）：CALENDAR 金额 × 日历天 ÷ 期间日历天；WORKING 按工作日；FIXED_30 每月按 30 天（月末日补足 30，分段之和等于全月）；FIXED_21_75 每个计薪日（含法定节假日）金额 ÷ 21.75，不超过全额，满期为全额。HOURS：金额 × 实际工时 ÷ 应出勤工时。SUBTRACT_ABSENCE：金额 − 金额 ÷ 天数 × 缺勤天数，不小于零；天数省略为期间工作日数。',
    },
    examples: [
      { expression: 'PRORATE(2800, CALENDAR, DATE(2026, 2, 15))', result: '1400' },
      { expression: 'PRORATE(3000, FIXED_30, DATE(2026, 2, 15))', result: '1600' },
      { expression: 'PRORATE(3000, FIXED_30, Sample.Blank_Date, DATE(2026, 2, 14))', result: '1400' },
      { expression: 'PRORATE(2175, FIXED_21_75, DATE(2026, 2, 26), DATE(2026, 12, 31))', result: '200' },
      { expression: 'PRORATE(2175, FIXED_21_75, Sample.Blank_Date)', result: '2175' },
      { expression: 'PRORATE(3000, HOURS, 120, 160)', result: '2250' },
      { expression: 'PRORATE(3000, SUBTRACT_ABSENCE, 2)', result: '2600' },
      { expression: 'PRORATE(2175, SUBTRACT_ABSENCE, 1, 21.75)', result: '2075' },
    ],
    build(call) {
      const name = optionAt(call, 1, '');
      const basis = bases[name];
      return basis && checkArguments(call, name, basis) ? basis.build(call) : null;
    },
  },
  {
    name: 'OVERLAP_DAYS',
    group: 'proration',
    arguments: employmentDates,
    result: 'integer',
    doc: {
      en: 'Calendar days of the period from `from` to `to`, both included; a blank date is open.',
      'zh-CN': '期间内起止日之间的日历天数（含两端）；空为不限。',
    },
    examples: [{ expression: 'OVERLAP_DAYS(DATE(2026, 2, 27))', result: '2' }],
    build: (call) => employedDays(call, 'calendar-days', 0),
  },
  {
    name: 'WORKDAYS',
    group: 'proration',
    arguments: employmentDates,
    result: 'integer',
    doc: {
      en: 'Working days of the period from `from` to `to`, both included; a blank date is open.',
      'zh-CN': '期间内起止日之间的工作日数（含两端）；空为不限。',
    },
    examples: [{ expression: 'WORKDAYS(DATE(2026, 2, 26))', result: '2' }],
    build: (call) => employedDays(call, 'working-days', 0),
  },
  {
    name: 'PAID_DAYS',
    group: 'proration',
    arguments: employmentDates,
    result: 'integer',
    doc: {
      en: 'Paid weekdays of the period from `from` to `to`, both included, holidays among them: the days that FIXED_21_75 counts; a blank date is open.',
      'zh-CN': '期间内起止日之间的计薪日数（平日，含法定节假日，含两端）；空为不限。',
    },
    examples: [{ expression: 'PAID_DAYS(DATE(2026, 2, 16), DATE(2026, 2, 22))', result: '5' }],
    build: (call) => employedDays(call, 'weekdays', 0),
  },
];
