import { parseIsoDate } from '../dates.ts';
import { arithmetic, type CheckedNode, extreme, named, numberConstant, type PeriodFact } from '../language/checked.ts';
import { fraction, one, zero } from '../reference/fraction.ts';
import type { Call, FunctionSpec } from './spec.ts';
import { optionalValueAt, valueAt } from './spec.ts';

const plain = { currency: null, blankable: false } as const;

function periodFact(name: string, fact: PeriodFact, type: 'date' | 'number', en: string, zh: string, result: string): FunctionSpec {
  return {
    name,
    group: 'dates',
    arguments: [],
    result: type === 'date' ? 'date' : 'integer',
    doc: { en, 'zh-CN': zh },
    examples: [{ expression: `${name}()`, result }],
    build: (call) => ({ op: 'period', fact, type, ...plain, range: call.range }),
  };
}

function datePart(name: string, op: 'year' | 'month' | 'day', en: string, zh: string, result: string): FunctionSpec {
  return {
    name,
    group: 'dates',
    arguments: [{ name: 'date', kind: 'date' }],
    result: 'integer',
    doc: { en, 'zh-CN': zh },
    examples: [{ expression: `${name}(DATE(2026, 2, 28))`, result }],
    build: (call) => ({ op, a: valueAt(call, 0), type: 'number', ...plain, range: call.range }),
  };
}

/** DATE with three literals is checked and folded at compile time. */
function literalDate(call: Call, parts: readonly CheckedNode[]): CheckedNode | null | undefined {
  const numbers = parts.map((node) =>
    node.op === 'constant' && node.constant.kind === 'number' && node.constant.value.d === 1n ? node.constant.value.n : null,
  );
  if (numbers.some((part) => part === null)) return undefined;
  const [year = 0n, month = 0n, day = 0n] = numbers as bigint[];
  const text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const days = parseIsoDate(text);
  if (days === null) return call.fail('CONSTANT_VALUE', `${text} is not a date.`, 'Write DATE(year, month, day) with a day that exists.');
  return { op: 'constant', constant: { kind: 'date', days }, type: 'date', ...plain, range: call.range };
}

/** The second date, or the period's last day where it is left out. */
function dayAt(call: Call, index: number): CheckedNode {
  return optionalValueAt(call, index) ?? { op: 'period', fact: 'end', type: 'date', ...plain, range: call.range };
}

function monthsBetween(call: Call, from: CheckedNode, to: CheckedNode): CheckedNode {
  return { op: 'months-between', a: from, b: to, type: 'number', ...plain, range: call.range };
}

export const dateFunctions: readonly FunctionSpec[] = [
  periodFact('PERIOD_START', 'start', 'date', 'First day of the period.', '期间首日。', '2026-02-01'),
  periodFact('PERIOD_END', 'end', 'date', 'Last day of the period.', '期间末日。', '2026-02-28'),
  periodFact('PAY_DATE', 'pay-date', 'date', 'Day on which the period is paid.', '发薪日。', '2026-03-05'),
  periodFact('TAX_MONTH', 'tax-month', 'number', 'Month of the tax year, 1 to 12.', '纳税月份（1–12）。', '2'),
  periodFact('TAX_YEAR', 'tax-year', 'number', 'Tax year of the period.', '纳税年度。', '2026'),
  periodFact('PERIOD_NUMBER', 'number-in-year', 'number', 'Number of the period in its year, from 1.', '年内期次，从 1 起。', '2'),
  periodFact('PERIOD_DAYS', 'calendar-days', 'number', 'Calendar days of the period.', '期间日历天数。', '28'),
  periodFact(
    'PERIOD_WORKDAYS',
    'working-days',
    'number',
    'Working days of the period: weekdays less holidays plus extra workdays.',
    '期间工作日数：平日减节假日加调休上班日。',
    '15',
  ),
  {
    name: 'DATE',
    group: 'dates',
    arguments: [
      { name: 'year', kind: 'number' },
      { name: 'month', kind: 'number' },
      { name: 'day', kind: 'number' },
    ],
    result: 'date',
    doc: { en: 'The day of a year, month and day; an error where there is none.', 'zh-CN': '由年、月、日得到日期；不存在则报错。' },
    examples: [
      { expression: 'DATE(2026, 1, 31)', result: '2026-01-31' },
      { expression: 'DATE(2026, 1 + 1, 30)', result: 'error INVALID_DATE' },
    ],
    build(call) {
      const [year, month, day] = [valueAt(call, 0), valueAt(call, 1), valueAt(call, 2)];
      const folded = literalDate(call, [year, month, day]);
      return folded === undefined ? { op: 'date', year, month, day, type: 'date', ...plain, range: call.range } : folded;
    },
  },
  datePart('YEAR', 'year', 'Year of a date.', '日期的年。', '2026'),
  datePart('MONTH', 'month', 'Month of a date, 1 to 12.', '日期的月（1–12）。', '2'),
  datePart('DAY', 'day', 'Day of the month.', '日期的日。', '28'),
  {
    name: 'ADD_DAYS',
    group: 'dates',
    arguments: [
      { name: 'date', kind: 'date' },
      { name: 'days', kind: 'number' },
    ],
    result: 'date',
    doc: { en: 'The day so many whole days later (earlier when negative).', 'zh-CN': '加（负数为减）整天数。' },
    examples: [
      { expression: 'ADD_DAYS(DATE(2026, 2, 28), 1)', result: '2026-03-01' },
      { expression: 'ADD_DAYS(DATE(2026, 2, 28), 0.5)', result: 'error INVALID_ARGUMENT' },
    ],
    build: (call) => ({ op: 'add-days', a: valueAt(call, 0), b: valueAt(call, 1), type: 'date', ...plain, range: call.range }),
  },
  {
    name: 'ADD_MONTHS',
    group: 'dates',
    arguments: [
      { name: 'date', kind: 'date' },
      { name: 'months', kind: 'number' },
    ],
    result: 'date',
    doc: { en: 'The same day so many months later, or the last day of a shorter month.', 'zh-CN': '加月数；当月无此日则取月末。' },
    examples: [{ expression: 'ADD_MONTHS(DATE(2026, 1, 31), 1)', result: '2026-02-28' }],
    build: (call) => ({ op: 'add-months', a: valueAt(call, 0), b: valueAt(call, 1), type: 'date', ...plain, range: call.range }),
  },
  {
    name: 'WEEKDAY',
    group: 'dates',
    arguments: [{ name: 'date', kind: 'date' }],
    result: 'integer',
    doc: { en: 'The day of the week: 1 is Monday, 7 is Sunday.', 'zh-CN': '星期几：1 为星期一，7 为星期日。' },
    examples: [
      { expression: 'WEEKDAY(DATE(2026, 2, 16))', result: '1' },
      { expression: 'WEEKDAY(DATE(1969, 12, 28))', result: '7' },
    ],
    build: (call) => ({ op: 'weekday', a: valueAt(call, 0), type: 'number', ...plain, range: call.range }),
  },
  {
    name: 'EOM',
    group: 'dates',
    arguments: [{ name: 'date', kind: 'date' }],
    result: 'date',
    doc: { en: 'Last day of the month.', 'zh-CN': '所在月的最后一天。' },
    examples: [{ expression: 'EOM(DATE(2024, 2, 3))', result: '2024-02-29' }],
    build: (call) => ({ op: 'month-end', a: valueAt(call, 0), type: 'date', ...plain, range: call.range }),
  },
  {
    name: 'DAYS_BETWEEN',
    group: 'dates',
    arguments: [
      { name: 'from', kind: 'date' },
      { name: 'to', kind: 'date' },
    ],
    result: 'integer',
    doc: { en: 'Days from the first date to the second; the same day is 0.', 'zh-CN': '两日期相差的天数，同日为 0。' },
    examples: [{ expression: 'DAYS_BETWEEN(DATE(2026, 1, 1), DATE(2026, 2, 1))', result: '31' }],
    build: (call) => ({ op: 'days-between', a: valueAt(call, 0), b: valueAt(call, 1), type: 'number', ...plain, range: call.range }),
  },
  {
    name: 'MONTHS_BETWEEN',
    group: 'dates',
    arguments: [
      { name: 'from', kind: 'date' },
      { name: 'to', kind: 'date' },
    ],
    result: 'integer',
    doc: {
      en: 'Completed months from the first date to the second; negative when it is earlier.',
      'zh-CN': '两日期之间的足月数；倒序为负。',
    },
    examples: [
      { expression: 'MONTHS_BETWEEN(DATE(2026, 1, 31), DATE(2026, 2, 28))', result: '1' },
      { expression: 'MONTHS_BETWEEN(DATE(2026, 1, 15), DATE(2026, 3, 14))', result: '1' },
    ],
    build: (call) => ({ op: 'months-between', a: valueAt(call, 0), b: valueAt(call, 1), type: 'number', ...plain, range: call.range }),
  },
  {
    name: 'AGE',
    group: 'dates',
    arguments: [
      { name: 'birth', kind: 'date' },
      { name: 'on', kind: 'date', optional: true },
    ],
    result: 'integer',
    doc: {
      en: 'Completed years on a day (the period’s last when left out). Who was born on 29 February completes a year on 28 February where there is no 29th.',
      'zh-CN': '某日（默认期末）的周岁；2 月 29 日出生者在平年于 2 月 28 日满岁。',
    },
    examples: [
      { expression: 'AGE(DATE(1990, 2, 28))', result: '36' },
      { expression: 'AGE(DATE(1990, 3, 1), DATE(2026, 2, 28))', result: '35' },
    ],
    build(call) {
      const months = named('completed months', monthsBetween(call, valueAt(call, 0), dayAt(call, 1)));
      const years = named('in years', arithmetic('divide', months, numberConstant(fraction(12n), call.range), call.range));
      return {
        op: 'round',
        a: years,
        digits: numberConstant(zero, call.range),
        mode: 'FLOOR',
        type: 'number',
        ...plain,
        range: call.range,
      };
    },
  },
  {
    name: 'SERVICE_MONTHS',
    group: 'dates',
    arguments: [
      { name: 'hired', kind: 'date' },
      { name: 'on', kind: 'date', optional: true },
    ],
    result: 'integer',
    doc: {
      en: 'Completed months of service at the end of a day (the period’s last when left out), the first and the last day included; 0 before the first.',
      'zh-CN': '至某日（默认期末）终了的满月工龄，首尾两日都计；入职前为 0。',
    },
    examples: [
      { expression: 'SERVICE_MONTHS(DATE(2026, 2, 1))', result: '1' },
      { expression: 'SERVICE_MONTHS(DATE(2026, 1, 2), DATE(2026, 1, 31))', result: '0' },
      { expression: 'SERVICE_MONTHS(DATE(2026, 3, 15))', result: '0' },
    ],
    build(call) {
      const oneDay = numberConstant(one, call.range);
      const after: CheckedNode = { op: 'add-days', a: dayAt(call, 1), b: oneDay, type: 'date', ...plain, range: call.range };
      const months = named('completed months', monthsBetween(call, valueAt(call, 0), named('the day after', after)));
      return extreme('max', [months, numberConstant(zero, call.range)], call.range);
    },
  },
  {
    name: 'IS_HOLIDAY',
    group: 'dates',
    arguments: [{ name: 'date', kind: 'date' }],
    result: 'boolean',
    doc: {
      en: 'Whether a day of the period is a holiday of its calendar: a weekday on which nobody works. An error for days outside the period, whose calendar is not known.',
      'zh-CN': '期间内某日是否为日历上的节假日（不上班的平日）；期间之外的日期无日历，报错。',
    },
    examples: [
      { expression: 'IS_HOLIDAY(DATE(2026, 2, 17))', result: 'TRUE' },
      { expression: 'IS_HOLIDAY(DATE(2026, 2, 23))', result: 'FALSE' },
      { expression: 'IS_HOLIDAY(DATE(2026, 3, 1))', result: 'error INVALID_ARGUMENT' },
    ],
    build: (call) => ({ op: 'is-holiday', a: valueAt(call, 0), type: 'boolean', ...plain, range: call.range }),
  },
];
