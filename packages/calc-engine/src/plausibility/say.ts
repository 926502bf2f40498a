/** Findings for people: by the names of tables and columns in the reader's language, figures as their columns show them. */
import type { ColumnPlan, Program, TablePlan } from '../api.ts';
import type { ColumnAddress } from '../definition/checked-program.ts';
import { placeholder } from '../definition/messages.ts';
import { Figures, shownAs, writeText } from '../explain/figures.ts';
import { english as englishFigures } from '../explain/words/en.ts';
import type { Reader } from '../explain/words/words.ts';
import { chinese as chineseFigures } from '../explain/words/zh-cn.ts';
import { type Fraction, fromMinor } from '../reference/fraction.ts';
import type { Expected, RowQuestion, RuleQuestion, TableFinding, ValueQuestion } from './finding.ts';
import { english } from './words/en.ts';
import type { PlausibilityWords } from './words/words.ts';
import { chinese } from './words/zh-cn.ts';

const languages: Readonly<Record<Reader['language'], PlausibilityWords>> = { en: english, 'zh-CN': chinese };
const figuresOf = (reader: Reader): Figures => new Figures(reader, reader.language === 'en' ? englishFigures : chineseFigures);

/** A finding in words, and what to do where the figure is wrong. */
export interface SaidFinding {
  readonly message: string;
  readonly nextStep: string;
}

/** A cause that several people share. */
export interface SaidQuestion extends SaidFinding {
  /** One of them: the value and what it is compared with, or what the rule's message shows. */
  person(value: bigint, against: bigint | null, told?: readonly (string | null)[]): string;
}

function planOf(program: Pick<Program, 'tables'>, table: number): TablePlan {
  const plan = program.tables.find(({ no }) => no === table);
  if (!plan) throw new RangeError(`There is no table ${table}.`);
  return plan;
}

/** A share keeps its percent sign also where the column does not show one. */
function writer(figures: Figures, column: ColumnPlan, isShare: boolean): (value: Fraction) => string {
  const shown = { ...shownAs(column), ...(isShare ? { percentage: true } : {}) };
  return (value) => figures.write(value, shown);
}

function boundsText(words: PlausibilityWords, { least, most }: Expected, scale: number, write: (value: Fraction) => string): string {
  const text = (bound: bigint | null): string | null => (bound === null ? null : write(fromMinor(bound, scale)));
  return words.expected(text(least), text(most));
}

export function sayQuestion(program: Program, question: RowQuestion, reader: Reader): SaidQuestion {
  return question.code === 'RULE' ? sayRule(program, question, reader) : sayValueQuestion(program, question, reader);
}

/** A rule is told by its name, a person by its message. */
function sayRule(program: Program, question: RuleQuestion, reader: Reader): SaidQuestion {
  const [words, figures] = [languages[reader.language], figuresOf(reader)];
  const rule = program.rules[question.rule];
  if (!rule) throw new RangeError('There is no such rule.');
  const paths = [...rule.places.keys()];
  const fill = (told: readonly (string | null)[]): string =>
    figures.name(rule.message).replaceAll(placeholder, (_, path: string) => {
      const [at, text] = [rule.places.get(path), told[paths.indexOf(path)]];
      const column = at && planOf(program, at.table).columns[at.column];
      return column ? writeText(figures, text ?? '', shownAs(column)) : '';
    });
  return {
    message: figures.name(rule.name),
    nextStep: words.settled[question.severity](words.steps.RULE),
    person: (value, _, told = []) => (value === 0n ? words.untold : fill(told)),
  };
}

function sayValueQuestion(program: Program, question: ValueQuestion, reader: Reader): SaidQuestion {
  const [words, figures] = [languages[reader.language], figuresOf(reader)];
  const column = planOf(program, question.table).columns[question.column];
  if (!column) throw new RangeError('There is no such column.');
  const write = writer(figures, column, question.code === 'RATE_OUTSIDE');
  const nameOf = (at: ColumnAddress): string => figures.name(planOf(program, at.table).columns[at.column]?.name ?? column.name);
  const expected =
    question.code === 'DAY_31_UNPAID' || question.code === 'ZERO_NET'
      ? ''
      : question.code === 'AMOUNT_DIFFERS'
        ? `${nameOf(question.quantity)} × ${nameOf(question.rate)}`
        : question.code === 'PAY_FAR_FROM_LAST'
          ? words.times(figures.number(question.times, 0))
          : boundsText(words, question, column.scale, write);
  const facts = { column: figures.name(column.name), expected };
  const minor = (value: bigint): string => write(fromMinor(value, column.scale));
  return {
    message: words.causes[question.code](facts),
    nextStep: words.settled[question.severity](words.steps[question.code]),
    person: (value, against) =>
      words.rows[question.code]({ ...facts, value: minor(value), against: against === null ? null : minor(against) }),
  };
}

export function sayTableFinding(program: Pick<Program, 'tables'>, finding: TableFinding, reader: Reader): SaidFinding {
  const [words, figures] = [languages[reader.language], figuresOf(reader)];
  const plan = planOf(program, finding.table);
  const column = finding.column === null ? undefined : plan.columns[finding.column];
  const write = column ? writer(figures, column, finding.code === 'RATE_OUTSIDE') : (value: Fraction) => figures.day(Number(value.n));
  const { bounds } = finding;
  const message = words.tables[finding.code]({
    table: figures.name(plan.name),
    column: column ? figures.name(column.name) : '',
    since: figures.day(finding.version),
    row: String((finding.row ?? 0) + 1),
    found: finding.found ? write(finding.found) : '',
    expected: bounds && column ? boundsText(words, bounds, column.scale, write) : finding.expected ? write(finding.expected) : '',
  });
  return { message, nextStep: words.settled.table(words.steps[finding.code]) };
}
