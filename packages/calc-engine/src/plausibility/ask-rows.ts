/** Questions put to the rows of a chunk: one pass over each column that is asked, in doubles; values beyond them exactly. */
import {
  historyTableNo,
  type Kernel,
  type KernelInput,
  type KernelOutput,
  type PeriodFacts,
  type Program,
  type RuleFinding,
} from '../api.ts';
import { dayOf, parseIsoDate } from '../dates.ts';
import { compare, type Fraction, fraction, multiply } from '../reference/fraction.ts';
import { placesOf } from '../tables/item-places.ts';
import { askProduct } from './ask-products.ts';
import { isOutside } from './expected.ts';
import type { RowFinding, ValueQuestion } from './finding.ts';
import { calculatedValues, givenValues, type Values } from './values.ts';

const daysOfLongMonths = 31;

/** What a question looks at besides the values themselves. */
interface Beside {
  /** What the ledger has of the period before, by row. */
  readonly last: Float64Array | undefined;
  /** The 31st that the period ends on, in days since 1970-01-01; none in another period. */
  readonly day31: number | null;
}

function day31Of({ end }: PeriodFacts): number | null {
  const day = parseIsoDate(end);
  return day !== null && dayOf(day) === daysOfLongMonths ? day : null;
}

/** What one value is asked by itself. */
type SingleQuestion = Exclude<ValueQuestion, { readonly code: 'AMOUNT_DIFFERS' }>;

/** Items whose value a question does not expect, in order. */
function unexpected({ numbers, big, items }: Values, question: SingleQuestion, { last, day31 }: Beside): number[] {
  const found: number[] = [];
  if (question.code === 'DAY_31_UNPAID') {
    for (let item = 0; item < items; item += 1) if (numbers[item] === day31) found.push(item);
    return found;
  }
  if (question.code === 'ZERO_NET') {
    for (let item = 0; item < items; item += 1) if (numbers[item] === 0) found.push(item);
    return found;
  }
  if (question.code === 'PAY_FAR_FROM_LAST') {
    if (!last) return found;
    const times = Number(question.times.n) / Number(question.times.d);
    for (let item = 0; item < items; item += 1) {
      const [now, before] = [numbers[item] as number, last[item] as number];
      if (before > 0 && (now > before * times || now * times < before) && isFar(now, before, question.times)) found.push(item);
    }
    return found;
  }
  const [least, most] = [Number(question.least ?? Number.NEGATIVE_INFINITY), Number(question.most ?? Number.POSITIVE_INFINITY)];
  for (let item = 0; item < items; item += 1) {
    const value = numbers[item] as number;
    if (value < least || value > most) found.push(item);
  }
  const large = [...(big ?? [])].flatMap(([item, value]) => (isOutside(value, question) ? [item] : []));
  return large.length > 0 ? [...found, ...large].sort((a, b) => a - b) : found;
}

function isFar(now: number, before: number, times: Fraction): boolean {
  if (!Number.isInteger(now) || !Number.isInteger(before)) return false;
  const [a, b] = [fraction(BigInt(now)), fraction(BigInt(before))];
  return compare(a, multiply(b, times)) > 0 || compare(multiply(a, times), b) < 0;
}

/** What the questions of a stage's tables find, question by question; those of what was given belong to stage 0. */
export function askRows(kernel: Pick<Kernel, 'program' | 'stage' | 'period'>, input: KernelInput, output: KernelOutput): RowFinding[] {
  const { program, stage, period } = kernel;
  const found = program.questions.flatMap((question, number): RowFinding[] => {
    if (question.code === 'RULE') return output.found.flatMap((rule) => (rule.rule === question.rule ? [byRule(number, rule)] : []));
    const values = calculatedValues(program, question, output) ?? (stage === 0 ? givenValues(program, question, input) : null);
    if (!values) return [];
    if (question.code === 'AMOUNT_DIFFERS')
      return askProduct(program, question, values, input, output).map((found) => ({ question: number, ...found }));
    const last = question.code === 'PAY_FAR_FROM_LAST' ? input.tables.get(historyTableNo)?.numbers[question.history] : undefined;
    return [...placesOf(unexpected(values, question, { last, day31: day31Of(period) }), values.first)].map(({ item, row, line }) => ({
      question: number,
      row,
      line,
      value: values.big?.get(item) ?? BigInt(values.numbers[item] as number),
      against: last ? BigInt(last[row] as number) : null,
    }));
  });
  return askedOnce(program, found);
}

const byRule = (question: number, { row, line, failed, told, stamp }: RuleFinding): RowFinding => {
  return { question, row, line, value: failed ? 0n : 1n, against: stamp, told };
};

/** A record that several tables hold, such as a salary in the employee's row and in the parts of the period, is asked about once. */
function askedOnce(program: Program, findings: readonly RowFinding[]): RowFinding[] {
  const asked = new Set<string>();
  return findings.filter(({ question, row, value }) => {
    const asks = program.questions[question];
    const source = asks && asks.column !== null && program.tables.find(({ no }) => no === asks.table)?.columns[asks.column]?.source;
    if (!source) return true;
    const record = `${row} ${source} ${value}`;
    if (asked.has(record)) return false;
    asked.add(record);
    return true;
  });
}
