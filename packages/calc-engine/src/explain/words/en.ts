import type { HistoryWindow, RoundingMode } from '../../api.ts';
import type { AggregateFunction, CompareOperator, DayBasis, PeriodFact } from '../../language/checked.ts';
import type { Reach, Words, YearLimit } from './words.ts';

const operators: Readonly<Record<CompareOperator, string>> = {
  '=': 'equals',
  '<>': 'does not equal',
  '<': 'is below',
  '<=': 'is at most',
  '>': 'is above',
  '>=': 'is at least',
};

const modes: Readonly<Record<RoundingMode, string>> = {
  HALF_UP: 'half up',
  HALF_EVEN: 'half to the even digit',
  HALF_DOWN: 'half down',
  UP: 'always up',
  DOWN: 'the rest cut off',
  CEILING: 'to the next higher',
  FLOOR: 'to the next lower',
};

const dayNames: Readonly<Record<DayBasis, string>> = {
  'calendar-days': 'calendar days',
  'working-days': 'working days',
  weekdays: 'paid weekdays',
  'days-of-30': 'days (every month has 30)',
};

const facts: Readonly<Record<PeriodFact, string>> = {
  start: 'first day of the period',
  end: 'last day of the period',
  'pay-date': 'pay date',
  'tax-year': 'tax year',
  'tax-month': 'tax month',
  'number-in-year': 'number of the period in the year',
  'calendar-days': 'calendar days of the period',
  'working-days': 'working days of the period',
  weekdays: 'paid weekdays of the period',
  'days-of-30': 'days of the period (every month has 30)',
};

const aggregates: Readonly<Record<AggregateFunction, string>> = {
  sum: 'the sum of',
  count: 'the number of',
  average: 'the average of',
  min: 'the smallest',
  max: 'the largest',
  first: 'the first',
  last: 'the last',
  only: 'the',
  concat: 'the list of',
  exists: 'whether there is a',
};

const windows: Readonly<Record<HistoryWindow, (element: string, back: number) => string>> = {
  YTD: (element) => `${element} so far this year`,
  QTD: (element) => `${element} so far this quarter`,
  MTD: (element) => `${element} so far this month`,
  PREV: (element, back) => (back === 1 ? `${element} of the period before` : `${element} ${back} periods before`),
  LAST: (element, back) => `${element} of the ${back} periods before`,
  LAST_COUNT: (element, back) => `Periods with ${element}, of the ${back} before`,
  BALANCE: (element) => `Balance of ${element}`,
  OPENING: (element) => `${element} of earlier years`,
  PREV_YEAR: (element) => `${element} of the year before`,
  PREV_YTD: (element) => `${element} of the year before up to this month`,
  RETRO: (element) => `Change of ${element} for earlier periods`,
};

const records: Readonly<Record<string, string>> = {
  employee: 'Employee record',
  compensation: 'Compensation file',
  one_time: 'One-time payments',
  department: 'Department record',
  assignment: 'Assignment',
  segment: 'Records that change within the period',
  overtime: 'Approved overtime',
  leave: 'Approved leave',
  attendance: 'Attendance',
};

const upTo: Readonly<Record<Reach, (limit: YearLimit) => string>> = {
  all: ({ before, now, nowName, limit }) => `${before} and ${now} together stay within ${limit}, so all of ${nowName} counts.`,
  part: ({ before, now, limit, counts }) => `${before} and ${now} together pass ${limit}: only ${counts} is left up to it and counts.`,
  none: ({ before, nowName, limit }) => `${before} has already reached ${limit}, so nothing of ${nowName} counts.`,
};

const over: Readonly<Record<Reach, (limit: YearLimit) => string>> = {
  all: ({ before, nowName, limit }) => `${before} is already above ${limit}, so all of ${nowName} lies above it.`,
  part: ({ before, now, limit, counts }) => `${before} and ${now} together pass ${limit} by ${counts}, and that part counts.`,
  none: ({ before, now, limit }) => `${before} and ${now} together are not above ${limit}, so nothing lies above it.`,
};

const unaries = {
  absolute: 'size of',
  sign: 'sign of',
  year: 'year of',
  month: 'month of',
  day: 'day of',
  'month-end': 'last day of the month of',
  weekday: 'weekday (1 Monday to 7 Sunday) of',
  length: 'number of characters of',
} as const;

const list = (values: readonly string[]): string =>
  values.length < 2 ? values.join('') : `${values.slice(0, -1).join(', ')} and ${values.at(-1)}`;

/** A text of a definition as a sentence. */
const sentence = (text: string): string => (/[.!?。！？]$/.test(text) ? text : `${text}.`);

const isOne = (figure: string): boolean => /^[-−]?1$/.test(figure);

export const english: Words = {
  and: ' and ',
  named: (name, value) => `${name} ${value}`,
  text: (value) => `“${value}”`,
  yes: 'yes',
  no: 'no',
  nothing: 'nothing',
  ruleSince: (day, source) => `the rule in force since ${day}${source ? ` (${source})` : ''} applies`,
  because: (reasons) => `Because ${list(reasons)}:`,
  therefore: (because, sentence) => `${because} ${sentence}`,
  is: (name, value) => `${name} is ${value}`,
  limit: (name, value) => `${value} (${name})`,
  finish: (sentence) => (sentence.charAt(0).toUpperCase() + sentence.slice(1)).replace(/…\.$/, '…'),
  compare: (a, operator, b) => `${a} ${operators[operator]} ${b}`,
  isZero: (name, isZero) => `${name} is ${isZero ? '' : 'not '}zero`,
  hasVersion: (table, has) => `“${table}” has ${has ? '' : 'no '}rows in force in this period`,
  given: (name) => `${name} is given`,
  notGiven: (name) => `${name} is not given`,
  flag: (name, isYes) => `${name} is ${isYes ? 'yes' : 'no'}`,
  holiday: (day, isHoliday) => `${day} is ${isHoliday ? '' : 'not '}a holiday`,
  matches: (text, pattern, does) => `${text} ${does ? 'fits' : 'does not fit'} the pattern ${pattern}`,
  verdict: (value, facts) => (facts.length > 0 ? `${value}, because ${list(facts)}` : value),
  madeFrom: (parts, value) => `Made from ${list(parts)}: ${value}`,
  takenFrom: (what) => `Taken over as it is: ${what}`,
  fixed: (value) => `Fixed at ${value}`,
  defaultTo: (names, value) => `${list(names)} ${names.length > 1 ? 'are' : 'is'} not given, so ${value} is used.`,
  product: (quantity, rate) => `The payslip shows it as ${quantity} × ${rate}.`,
  totalOf: (name, items) => (items === 1 ? `One item counts as “${name}”.` : `${items === 0 ? 'No' : items} items count as “${name}”.`),
  allocated: (total, weight, sum, share, cut, extra) =>
    `${total} is divided by weight: ${weight} of ${sum} is a share of ${share}, cut to ${cut}; of what is left by cutting, the lines that lost most get a unit each, this line ${extra ?? 'none'}.`,
  zeros: (count) => (count === 1 ? ' (one other part is zero)' : ` (${count} other parts are zero)`),
  allZero: (count) => `All ${count} parts are zero`,
  rounded: (step, mode, from) => `Rounded ${step}, ${modes[mode]} (from ${from})`,
  roundingStep(step, money) {
    if (step === '0.01') return money ? 'to the cent' : 'to two decimal places';
    if (step === '1') return 'to a whole number';
    return `to multiples of ${step}`;
  },
  below: (x, least, counts) => `${x} is below ${least}, so ${counts} counts.`,
  above: (x, most, counts) => `${x} is above ${most}, so ${counts} counts.`,
  between: (x, least, most) => `${x} lies between ${least} and ${most}, so it counts as it is.`,
  neverBelowZero: (x) => `${x} is below zero, so it counts as zero.`,
  smallest: (values, value) => `The ${values.length > 2 ? 'smallest' : 'smaller'} of ${list(values)} is ${value}.`,
  largest: (values, value) => `The ${values.length > 2 ? 'largest' : 'larger'} of ${list(values)} is ${value}.`,
  upToLimit: (reach, limit) => upTo[reach](limit),
  overLimit: (reach, limit) => over[reach](limit),
  bracket: (x, table, bounds, sum) => `${x} falls into the bracket ${bounds} of “${table}”: ${sum}`,
  bounds: (from, to) => (from === null ? `up to ${to}` : to === null ? `above ${from}` : `from ${from} to ${to}`),
  quickDeduction: 'quick deduction',
  notCharged: (x, table) => `${x} is below the first bracket of “${table}”, so nothing is charged.`,
  interpolated: (x, table, value) => `${x} lies between two rows of “${table}”; on the straight line between them it is ${value}.`,
  grossUp: (net, table, value) => `${value} is the amount that leaves ${net} after the charge by “${table}”.`,
  exchangeRate: (from, to, value) => `exchange rate ${from} to ${to} ${value}`,
  wholePeriod: (days) => `All ${days} of the period count, so the amount counts in full.`,
  shareOfPeriod: (part, days) => `${part} of ${days}`,
  days: (count, basis) => `${count} ${count === '1' ? dayNames[basis].replace('days', 'day') : dayNames[basis]}`,
  period: (fact, value) => `${facts[fact]} ${value}`,
  aggregate: (fn, what, table, rows) => `${aggregates[fn]} ${what ?? 'rows'} in “${table}” (${rows} ${rows === '1' ? 'row' : 'rows'})`,
  rowsIn: (table, count) =>
    count === '1' ? `there is one row in “${table}”` : `there are ${count === '0' ? 'no' : count} rows in “${table}”`,
  rowOf: (table, row) => `${table}, row ${row}`,
  moreRows: (count) => `and ${count} more rows`,
  history: (window, element, back) => windows[window](element, back),
  unary: (op, what) => `${unaries[op]} ${what}`,
  dates: (op, a, b) =>
    op === 'days-between'
      ? `days from ${a} to ${b}`
      : op === 'months-between'
        ? `completed months from ${a} to ${b}`
        : `${a} moved by ${b} ${op === 'add-days' ? 'day' : 'month'}${isOne(b) ? '' : 's'}`,
  sources: {
    record: (word) => records[word] ?? 'Record frozen when the batch was prepared',
    asKnown: (source, asOf, knownOn) => `${source}, as of ${asOf}, as known on ${knownOn}`,
    typed: 'Typed or imported into the batch',
    calculated: (table) => `Calculated in “${table}”`,
    ledger: 'Ledger of submitted batches',
    everybody: 'Calculated over all employees of the batch',
    rule: (table, since, citation) => `“${table}”, in force from ${since}. ${citation}`,
    inherited: (from, changedBy) =>
      changedBy.length === 0 ? `From “${from}”` : `From “${from}”, changed in ${changedBy.map((name) => `“${name}”`).join(' and ')}`,
  },
  columnOf: (column, table) => `${column} (${table})`,
  failures: {
    BLANK_VALUE: ({ column }) => ({ why: `${column ?? 'A value'} is not given.`, remedy: 'Fill it in.' }),
    DIVISION_BY_ZERO: () => ({ why: 'A number would be divided by zero.', remedy: 'Correct the divisor.' }),
    OVERFLOW: ({ value, cause, digits }) =>
      cause === 'scale'
        ? {
            why: `The result ${value} does not fit with ${digits} digits after the point.`,
            remedy: 'Give the column fewer digits after the point.',
          }
        : { why: `The result${value ? ` ${value}` : ''} is too large to store.`, remedy: 'Check the figures that it is made from.' },
    MISSING_ROW: ({ table, key, nearest }) => ({
      why: key ? `${key} has no row in “${table}”.` : `“${table}” has no row that fits.`,
      remedy: nearest
        ? `Did you mean ${nearest}? Correct the value, or add the row to the table.`
        : key
          ? 'Correct the value, or add the row to the table.'
          : 'Add the row that is missing.',
    }),
    MISSING_BRACKET: ({ table, value }) => ({
      why: `“${table}” has no bracket for ${value}.`,
      remedy: 'Correct the value, or extend the table.',
    }),
    MISSING_VERSION: ({ table }) => ({
      why: `“${table}” has no rows that are in force in this period.`,
      remedy: 'Add the rows of this period to the table.',
    }),
    NOT_UNIQUE: ({ table }) => ({ why: `More than one row of “${table}” fits.`, remedy: 'Keep the one that counts.' }),
    TOO_MANY_LINES: ({ table, lines, most }) => ({
      why: `There are ${lines} lines in “${table}”; at most ${most} are calculated.`,
      remedy: 'Join lines that belong together, or correct the import.',
    }),
    INVALID_ARGUMENT: ({ value }) => ({
      why: `The rule cannot use the value${value ? ` ${value}` : ''} here.`,
      remedy: 'Correct the value, or the rule.',
    }),
    INVALID_DATE: () => ({ why: 'The result is not a date.', remedy: 'Correct the year, the month, the day or the number of days.' }),
    RAISED: ({ message }) => ({
      why: sentence(message ?? 'The rule does not cover this case'),
      remedy: 'Correct what is recorded for this employee, or have the rule extended.',
    }),
    DEPENDS_ON_ERROR: ({ column, table }) => ({
      why: `${column ?? (table ? `A figure in “${table}”` : 'A figure that it is made from')} could not be calculated.`,
      remedy: 'Correct that first; this follows.',
    }),
    ENGINE_FAILURE: () => ({
      why: 'The engine could not calculate this employee.',
      remedy: 'Look for values far out of range, and report it with the employee and the period.',
    }),
  },
  refusals: {
    '#NO_CASE': () => 'None of the cases of the rule applies',
    '#NO_TAIL': (table) => `The lines of “${table}” have no line that takes the rest, or more than one`,
    '#NEGATIVE_WEIGHT': (table) => `A weight of “${table}” is below zero`,
    '#NO_FORMULA': () => 'No formula of this figure is in force yet in this period',
    '#NO_WEIGHTS': (table) => `The weights of “${table}” add up to zero`,
  },
};
