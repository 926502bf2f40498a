/**
 * Why a cell has its value, told in sentences: the reference evaluator once more, each column that it reads with sentences of its own. Everything
 * is named as the reader's language names it; codes, fractions and the rule's own language stay out of the sentences.
 */
import {
  type CellAddress,
  type ColumnPlan,
  historyTableNo,
  type LocalizedName,
  type Program,
  type RowInput,
  type RunFacts,
  type TablePlan,
} from '../api.ts';
import { rowReader } from '../codegen/input.ts';
import { isoDateText } from '../dates.ts';
import type { CheckedColumn, ColumnAddress } from '../definition/checked-program.ts';
import type { CheckedNode } from '../language/checked.ts';
import { RowEvaluator } from '../reference/evaluator.ts';
import { compare, fraction, fromMinor, zero } from '../reference/fraction.ts';
import type { RowResult } from '../reference/row.ts';
import { storedToText } from '../reference/stored.ts';
import { constantToValue } from '../reference/tables.ts';
import { Failure, type Value } from '../reference/values.ts';
import { findBracket, presentCell, type ResolvedTable } from '../tables/resolve.ts';
import { tellFailure } from './failure.ts';
import { Figures, type Shown, shownAs, shownHistory } from './figures.ts';
import { numberOf } from './patterns.ts';
import type { Named, Things } from './phrase.ts';
import { ruleText, whoseText } from './rule.ts';
import { Sayer } from './say.ts';
import { type Step, StepTrace } from './steps.ts';
import type { Audience, KnownThen, Story, Telling } from './story.ts';
import { english } from './words/en.ts';
import type { Reader, Words } from './words/words.ts';
import { chinese } from './words/zh-cn.ts';
import { isYear } from './years.ts';

export type { Audience, KnownThen, Story, Telling } from './story.ts';
export type { Reader } from './words/words.ts';

const languages: Readonly<Record<Reader['language'], Words>> = { en: english, 'zh-CN': chinese };

/** Throws RangeError when the program has no such cell: the caller names cells from the program's own plans. */
export function narrate(program: Program, facts: RunFacts, input: RowInput, cell: CellAddress, telling: Telling): Story {
  const at = addressOf(program, cell);
  const row = new RowEvaluator(program, facts).evaluateRow(rowReader(input));
  const line = cell.line ?? 0;
  if (line < 0 || line >= row.lineCount(at.table)) throw new RangeError(`${cell.table} has no line ${line} for this employee.`);
  return new Narrator(program, row, telling).column(at, line);
}

/**
 * The sum of a column's lines, each line told below it; the cell's own story where the employee has one row. Throws RangeError when the program
 * has no such column, or the employee no line.
 */
export function narrateSum(program: Program, facts: RunFacts, input: RowInput, cell: Omit<CellAddress, 'line'>, telling: Telling): Story {
  const at = addressOf(program, cell);
  const row = new RowEvaluator(program, facts).evaluateRow(rowReader(input));
  const count = row.lineCount(at.table);
  if (count === 0) throw new RangeError(`${cell.table} has no line for this employee.`);
  const narrator = new Narrator(program, row, telling);
  return count === 1 ? narrator.column(at, 0) : narrator.sum(at, count);
}

function addressOf(program: Program, cell: Omit<CellAddress, 'line'>): ColumnAddress {
  const table = program.tables.find((candidate) => candidate.code === cell.table);
  const column = table?.columns.findIndex((candidate) => candidate.code === cell.column) ?? -1;
  if (!table || column < 0 || table.lines === 'shared' || program.checked.parameters.has(table.no))
    throw new RangeError(`There is no cell ${cell.table}.${cell.column} to explain.`);
  return { table: table.no, column };
}

/** The record that a column of frozen input comes from; null of a column that is typed or imported. */
export function recordName({ source }: Pick<ColumnPlan, 'source'>): { readonly en: string; readonly 'zh-CN': string } | null {
  const [word] = source?.split('.') ?? [];
  return word === undefined ? null : { en: english.sources.record(word), 'zh-CN': chinese.sources.record(word) };
}

/** A value of a column written out for a reader, by the names of its values. */
export function writeStored(stored: bigint | string | null, plan: ColumnPlan, reader: Reader): string | null {
  if (stored === null) return null;
  const figures = new Figures(reader, languages[reader.language]);
  return figures.write(valueOf(stored, plan), shownAs(plan));
}

function valueOf(stored: bigint | string, plan: ColumnPlan): Value {
  if (typeof stored === 'string') return stored;
  return plan.type === 'boolean' ? stored !== 0n : plan.type === 'date' ? fraction(stored) : fromMinor(stored, plan.scale);
}

class Narrator {
  readonly program: Program;
  readonly row: RowResult;
  readonly figures: Figures;
  readonly words: Words;
  readonly audience: Audience;
  private readonly known: KnownThen | undefined;
  /** A column is told in full where it is met first; later it is only named. */
  private readonly told = new Set<string>();
  /** The table of what is explained; columns of others say where they stand. */
  private home: number | null = null;

  constructor(program: Program, row: RowResult, { reader, audience, known }: Telling) {
    this.program = program;
    this.row = row;
    this.words = languages[reader.language];
    this.figures = new Figures(reader, this.words);
    this.audience = audience;
    this.known = known;
  }

  plan(at: ColumnAddress): ColumnPlan {
    return this.row.evaluator.columnPlan(at);
  }

  /** How a column's values are written: by its plan, and as years where its rule makes years. */
  shown(at: ColumnAddress): Shown {
    const plan = this.plan(at);
    if (at.table === historyTableNo) return shownHistory(plan);
    const checked = this.row.evaluator.checkedColumn(at);
    return checked && isYear(checked.node) ? { ...shownAs(plan), type: 'year' } : shownAs(plan);
  }

  column(at: ColumnAddress, line: number): Story {
    const plan = this.plan(at);
    const stored = this.row.storedAt(at, line);
    const isFailed = stored instanceof Failure;
    const value = isFailed || stored === null ? null : valueOf(stored, plan);
    const checked = this.row.evaluator.checkedColumn(at);
    const base = {
      name: at.table === historyTableNo ? this.historyName(at.column) : this.figures.name(plan.name),
      value: storedToText(stored, plan),
      shown: value === null ? null : this.figures.write(value, this.shown(at)),
      failed: isFailed,
      whose: checked ? this.whose(this.row.evaluator.columnName(at)) : null,
    };
    if (!checked) return { ...base, kind: at.table === historyTableNo ? 'history' : 'input', ...this.inputSource(at, plan) };
    const key = `${at.table}.${at.column} ${line}`;
    this.home ??= at.table;
    const source =
      at.table === this.home ? null : this.words.sources.calculated(this.figures.name(this.row.evaluator.table(at.table).name));
    if (this.told.has(key)) return { ...base, kind: 'column', sentences: [], source, rule: null, children: [] };
    this.told.add(key);
    return { ...base, kind: 'column', source, ...this.steps(checked, plan, line, base.shown) };
  }

  /** @param at `Table.Column` or `Table@2026-01-01` in the definition */
  private whose(at: string): string | null {
    return this.audience === 'payroll' ? whoseText(this.program.definition, at, this.figures, this.words) : null;
  }

  /** Lines that are blank or failed count for nothing. */
  sum(at: ColumnAddress, count: number): Story {
    const plan = this.plan(at);
    const table = this.figures.name(this.row.evaluator.table(at.table).name);
    const figure = (number: number): string => this.figures.reader.number(String(number), 0);
    const lines = Array.from({ length: count }, (_, line) => this.row.storedAt(at, line));
    const total = lines.reduce<bigint>((sum, stored) => (typeof stored === 'bigint' ? sum + stored : sum), 0n);
    const shown = this.figures.write(valueOf(total, plan), this.shown(at));
    const what = this.words.aggregate('sum', this.figures.name(plan.name), table, figure(count));
    return {
      kind: 'column',
      name: this.figures.name(plan.name),
      value: storedToText(total, plan),
      shown,
      sentences: [this.words.finish(this.words.named(what, shown))],
      source: null,
      whose: this.whose(this.row.evaluator.columnName(at)),
      rule: null,
      failed: lines.some((stored) => stored instanceof Failure),
      children: lines.map((_, line) => ({ ...this.column(at, line), name: this.words.rowOf(table, figure(line + 1)) })),
    };
  }

  private inputSource(at: ColumnAddress, plan: ColumnPlan): Pick<Story, 'sentences' | 'source' | 'rule' | 'children'> {
    const { sources } = this.words;
    const read =
      at.table === historyTableNo ? sources.ledger : plan.source === null ? null : sources.record(plan.source.split('.')[0] ?? '');
    const { day } = this.figures.reader;
    const source = read === null ? sources.typed : this.known ? sources.asKnown(read, day(this.known.asOf), day(this.known.knownOn)) : read;
    return { sentences: [], source, rule: null, children: [] };
  }

  historyName(index: number): string {
    const need = this.program.history[index];
    const element = this.program.balances.find(({ code }) => code === need?.element);
    return need && element ? this.words.history(need.window, this.figures.name(element.name), need.back) : '';
  }

  private steps(
    checked: CheckedColumn,
    plan: ColumnPlan,
    line: number,
    shown: string | null,
  ): Pick<Story, 'sentences' | 'children' | 'rule'> {
    const trace = new StepTrace((node) => this.row.lineOf(node));
    this.row.trace(checked, line, trace);
    const { root } = trace;
    const error = this.row.errorRecord(checked, 0, line);
    const parts = new Parts(this);
    const sayer = new Sayer(this.figures, parts);
    const told = root ? sayer.tell(root, shown ?? this.words.nothing) : [];
    const rule = this.audience === 'payroll' ? ruleText(plan, root) : null;
    if (error) {
      const { why, remedy } = tellFailure(this.program, error, this.figures.reader);
      return { sentences: [why, remedy], children: parts.stories, rule };
    }
    const sentences = [...told, ...this.rounding(sayer, checked, plan, line, root), ...this.product(plan, line)];
    return { sentences: sentences.map(this.words.finish), children: parts.stories, rule };
  }

  /** The rounding to the column's own digits, where it changed the value. */
  private rounding(sayer: Sayer, checked: CheckedColumn, plan: ColumnPlan, line: number, root: Step | null): string[] {
    const exact = numberOf(root?.value ?? null);
    const stored = this.row.storedAt(checked, line);
    if (!exact || typeof stored !== 'bigint' || plan.type === 'date') return [];
    if (compare(exact, fromMinor(stored, plan.scale)) === 0) return [];
    return [sayer.roundingText(fromMinor(1n, plan.scale), plan.rounding, exact, plan.type === 'money')];
  }

  /** Quantity and rate, as a payslip shows them beside the amount. */
  private product({ product }: ColumnPlan, line: number): string[] {
    const named = (at: ColumnAddress): string | null => {
      const [plan, stored] = [this.plan(at), this.row.storedAt(at, this.row.evaluator.table(at.table).lines === 'one' ? 0 : line)];
      if (stored === null || stored instanceof Failure) return null;
      return this.words.named(this.figures.name(plan.name), this.figures.write(valueOf(stored, plan), shownAs(plan)));
    };
    const [quantity, rate] = product ? [named(product.quantity), named(product.rate)] : [null, null];
    return quantity && rate ? [this.words.product(quantity, rate)] : [];
  }

  resolved(table: number): ResolvedTable | undefined {
    return this.row.evaluator.tables.get(table);
  }

  /** A cell of a parameter table, or of a table over all employees, with the row's source. */
  ruleCell(table: TablePlan, plan: ColumnPlan, value: Value, row: number, given: Step['hit']): Story {
    const resolved = this.resolved(table.no);
    const version = given?.version ?? resolved?.version ?? null;
    const keys = (resolved?.data.key ?? []).flatMap((index) => {
      const [key, cell] = [table.columns[index], presentCell(version?.rows[row]?.[index])];
      return key && cell ? [this.words.named(this.figures.name(key.name), this.figures.write(constantToValue(cell), shownAs(key)))] : [];
    });
    const isShared = table.lines === 'shared';
    const since = version && !isShared ? this.figures.day(version.from) : '';
    return {
      kind: isShared ? 'column' : 'parameter',
      name: this.figures.name(plan.name),
      value: null,
      shown: this.figures.write(value, shownAs(plan)),
      sentences: keys.map(this.words.finish),
      source: isShared
        ? this.words.sources.everybody
        : this.words.sources.rule(this.figures.name(table.name), since, version?.source ?? ''),
      whose: version && !isShared ? this.whose(`${table.code}@${isoDateText(version.from)}`) : null,
      rule: null,
      failed: false,
      children: [],
    };
  }
}

/** What one cell is made from, each thing once. */
class Parts implements Things {
  readonly stories: Story[] = [];
  private readonly narrator: Narrator;
  private readonly known = new Set<string>();

  constructor(narrator: Narrator) {
    this.narrator = narrator;
  }

  private keep(key: string, story: () => Story): void {
    if (this.known.has(key)) return;
    this.known.add(key);
    this.stories.push(story());
  }

  thing(step: Step): Named | null {
    const { node } = step;
    const { narrator } = this;
    if (node.op === 'history') {
      const at = { table: historyTableNo, column: node.index };
      this.keep(`history ${node.index}`, () => narrator.column(at, 0));
      return this.shownBy(narrator.historyName(node.index), narrator.shown(at), step);
    }
    const at = readAt(node);
    if (!at) return null;
    const plan = narrator.plan(at);
    const resolved = narrator.resolved(at.table);
    const key = `${at.table}.${at.column} ${step.hit?.row ?? step.line}`;
    if (resolved) {
      const table = narrator.row.evaluator.table(at.table);
      this.keep(key, () => narrator.ruleCell(table, plan, step.value, step.hit?.row ?? step.line, step.hit));
    } else this.keep(key, () => narrator.column(at, step.line));
    return this.shownBy(narrator.figures.name(plan.name), narrator.shown(at), step);
  }

  nameOf(name: LocalizedName): string {
    return this.narrator.figures.name(name);
  }

  private shownBy(name: string, shown: Shown, step: Step): Named {
    const { figures } = this.narrator;
    const write = (other: Step): string => figures.write(other.value, shown);
    return { name, value: write(step), write };
  }

  tableName(table: number): string {
    return this.narrator.figures.name(this.narrator.row.evaluator.table(table).name);
  }

  columnName(table: number, column: number): string {
    return this.narrator.figures.name(this.narrator.plan({ table, column }).name);
  }

  bracketOf(step: Step): ReturnType<Things['bracketOf']> {
    const { node } = step;
    const x = numberOf(step.operands[0]?.value ?? null);
    if (node.op !== 'bracket' || !x) return null;
    const table = this.narrator.resolved(node.table);
    const bracket = table?.brackets[findBracket(table, x.n < 0n ? zero : x)];
    if (!table || !bracket || (step.hit === null && x.n <= 0n)) return null;
    const column = table.data.bracket;
    const rate = column && column.rate >= 0 ? column.rate : 0;
    const at = { table: node.table, column: rate };
    const [plan, plans] = [this.narrator.plan(at), this.narrator.row.evaluator.table(node.table)];
    if (step.hit)
      this.keep(`${node.table} bracket ${step.hit.row}`, () =>
        this.narrator.ruleCell(plans, plan, bracket.rate, step.hit?.row ?? 0, step.hit),
      );
    return { bracket, isQuick: (column?.quick ?? -1) >= 0 };
  }

  rows(step: Step): void {
    const { node } = step;
    const { narrator } = this;
    if (node.op !== 'aggregate') return;
    const table = narrator.row.evaluator.table(node.over);
    const isOthers = table.lines === 'shared' && narrator.audience === 'employee';
    if (isOthers) return;
    for (const { row, value, operands } of step.rows) {
      const parts = new Parts(narrator);
      for (const operand of operands) parts.read(operand);
      const number = narrator.figures.reader.number(String(row + 1), 0);
      const shown = value === null || !node.value ? null : narrator.figures.write(value, this.shownOf(node.value));
      const name = narrator.words.rowOf(narrator.figures.name(table.name), number);
      this.stories.push({
        kind: 'rows',
        name,
        value: null,
        shown,
        sentences: [],
        source: null,
        whose: null,
        rule: null,
        failed: false,
        children: parts.stories,
      });
    }
    const left = step.rowCount - step.rows.length;
    if (left > 0) this.stories.push(this.more(left));
  }

  private more(count: number): Story {
    const { words, figures } = this.narrator;
    const name = words.moreRows(figures.reader.number(String(count), 0));
    return {
      kind: 'rows',
      name,
      value: null,
      shown: null,
      sentences: [],
      source: null,
      whose: null,
      rule: null,
      failed: false,
      children: [],
    };
  }

  private shownOf(node: CheckedNode): ReturnType<typeof shownAs> {
    if (node.op === 'column') return shownAs(this.narrator.plan(node));
    return { type: node.type, digitsMin: node.currency === null ? 0 : 2, percentage: false, values: {} };
  }

  private read(step: Step): void {
    if (this.thing(step)) return;
    for (const operand of step.operands) this.read(operand);
  }
}

/** Where a step reads a cell of the employee or of a dated table. */
function readAt(node: CheckedNode): ColumnAddress | null {
  if (node.op === 'column' || node.op === 'parameter' || node.op === 'lookup') return node;
  return node.op === 'bracket' && node.fn === 'range' ? node : null;
}
