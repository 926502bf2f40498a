/** The steps of one cell as sentences. What the cell is made from is named with its value; each sentence stands for one thing the rule did. */
import { stepLabels } from '../functions/step-labels.ts';
import { type CheckedNode, picksFormula } from '../language/checked.ts';
import { compare, type Fraction, fractionToText, zero } from '../reference/fraction.ts';
import { isFailure } from '../reference/values.ts';
import { chargeText } from './charge.ts';
import { toldConditions } from './conditions.ts';
import { type Figures, shownStep } from './figures.ts';
import { type Clamp, clampOf, isZero, isZeroConstant, limitOfYear, numberOf, sameNumber, shareOfPeriod, takenStep } from './patterns.ts';
import type { Named, Phrase, Things } from './phrase.ts';
import { type Speaker, statements } from './statements.ts';
import type { Step } from './steps.ts';
import { termsOf } from './terms.ts';
import type { Reach } from './words/words.ts';
import { isYear } from './years.ts';

const atom = (text: string): Phrase => ({ text, level: 2 });
const signs = { add: '+', subtract: '−', multiply: '×', divide: '÷' } as const;
type Arithmetic = Extract<CheckedNode, { op: keyof typeof signs }>;
const levels = { add: 0, subtract: 0, multiply: 1, divide: 1 } as const;

const isArithmetic = (node: CheckedNode): node is Arithmetic => node.op in signs;

export class Sayer implements Speaker {
  readonly figures: Figures;
  readonly things: Things;
  private readonly reasons: string[] = [];
  private readonly sentences: string[] = [];
  /** Said after the formula that they speak of. */
  private readonly roundings: string[] = [];
  /** How many parts of a sum are zero and were left out of the formula. */
  private zeros = 0;

  constructor(figures: Figures, things: Things) {
    this.figures = figures;
    this.things = things;
  }

  /** The sentences for a cell; `stored` is its value as people read it. */
  tell(root: Step, stored: string): string[] {
    return [...this.tellValue(root, stored), ...this.roundings];
  }

  private tellValue(root: Step, stored: string): string[] {
    const phrase = this.phrase(root);
    const { words } = this.figures;
    const last = this.conclusion(root, phrase, stored);
    const told = last === null ? this.sentences : [...this.sentences, last];
    if (this.reasons.length === 0) return told;
    const because = words.because(this.reasons);
    return told.length === 1 ? told.map((sentence) => words.therefore(because, sentence)) : [because, ...told];
  }

  /** The formula with its result; null where a sentence before it has said the result. */
  private conclusion(root: Step, phrase: Phrase, stored: string): string | null {
    const { words } = this.figures;
    const taken = takenStep(root);
    if (this.sentences.length > 0 && (taken.node.op === 'constant' || phrase.text === this.write(root))) return null;
    if (taken.node.op === 'constant') return this.reasons.length > 0 ? stored : words.fixed(stored);
    if (this.things.thing(taken)) return this.reasons.length > 0 ? phrase.text : words.takenFrom(phrase.text);
    if (phrase.isWhole) return phrase.text;
    if (phrase.text === this.write(taken)) return this.made(taken);
    const zeros = this.zeros > 0 ? words.zeros(this.zeros) : '';
    return phrase.text.endsWith(` ${stored}`) && phrase.level > 0 && zeros
      ? `${phrase.text}${zeros}`
      : `${phrase.text} = ${stored}${zeros}`;
  }

  /** The step within a formula; what needs more words than a formula has is said before it. */
  phrase(step: Step): Phrase {
    const { node } = step;
    const { words } = this.figures;
    if (isFailure(step.value)) return this.failed(step);
    if (node.totalOf) this.sentences.push(words.totalOf(this.things.nameOf(node.totalOf.name), node.totalOf.items));
    const thing = this.things.thing(step);
    if (thing) {
      if (node.op === 'lookup') for (const key of step.operands) this.mention(key);
      if (node.op === 'bracket') this.mention(step.operands[0]);
      return atom(words.named(thing.name, thing.value));
    }
    if (isArithmetic(node)) return this.arithmetic(step, node);
    const [a, b] = step.operands;
    switch (node.op) {
      case 'constant':
        return atom(this.write(step));
      case 'period':
        return { ...atom(words.period(node.fact, this.write(step))), isWhole: true };
      case 'compare':
      case 'and':
      case 'or':
      case 'not':
      case 'is-blank':
      case 'has-version':
      case 'is-holiday':
      case 'matches':
        return { ...atom(words.verdict(this.write(step), statements(this, step, step.value === true))), isWhole: true };
      case 'employed-days':
        for (const side of step.operands) this.mention(side);
        return atom(words.days(this.write(step), node.basis));
      case 'power':
        return a && b ? { text: `${this.within(a, 2)}^${this.within(b, 2)}`, level: 1 } : atom(this.write(step));
      case 'negate':
        return a ? { text: `−${this.within(a, 2)}`, level: 1 } : atom(this.write(step));
      case 'choose':
        return this.choice(step);
      case 'coalesce':
        return this.firstGiven(step);
      case 'pick':
        return a ? this.phrase(a) : atom(this.write(step));
      case 'min':
      case 'max':
        return this.extreme(step);
      case 'round':
      case 'round-to':
        return this.rounding(step);
      case 'bracket':
        return this.charge(step);
      case 'exchange-rate':
        return atom(words.exchangeRate(node.from, node.to, this.write(step)));
      case 'aggregate':
        return this.aggregate(step);
      case 'absolute':
      case 'sign':
      case 'year':
      case 'month':
      case 'day':
      case 'weekday':
      case 'month-end':
      case 'length':
        return atom(a ? words.unary(node.op, this.phrase(a).text) : this.write(step));
      case 'days-between':
      case 'months-between':
      case 'add-days':
      case 'add-months':
        return atom(a && b ? words.dates(node.op, this.phrase(a).text, this.phrase(b).text) : this.write(step));
      default:
        for (const operand of step.operands) this.mention(operand);
        return atom(this.write(step));
    }
  }

  /** What a value is made from that no formula is written for, such as a text that was joined; a value alone where that is nothing. */
  private made(step: Step): string {
    const from = step.operands.filter(({ node }) => node.op !== 'constant').map((operand) => this.phrase(operand).text);
    return from.length > 0 ? this.figures.words.madeFrom(from, this.write(step)) : this.write(step);
  }

  write(step: Step): string {
    return this.figures.write(step.value, shownStep(step.node));
  }

  /** Makes what a step reads a part of the explanation without a word in the sentence. */
  private mention(step: Step | undefined): void {
    if (!step || this.things.thing(step)) return;
    for (const operand of step.operands) this.mention(operand);
  }

  private failed(step: Step): Phrase {
    this.mention(step);
    return atom(this.things.thing(step)?.name ?? this.figures.words.nothing);
  }

  private within(step: Step, level: number): string {
    const { text, level: own } = this.phrase(step);
    return own < level ? `(${text})` : text;
  }

  private arithmetic(step: Step, node: Arithmetic): Phrase {
    const share = shareOfPeriod(step);
    if (share) {
      const { words } = this.figures;
      const days = words.days(this.write(share.whole), share.basis);
      this.mention(share.part);
      if (share.isWhole) {
        const amount = this.phrase(share.amount);
        this.sentences.push(words.wholePeriod(days));
        return amount;
      }
      return { text: `${this.within(share.amount, 1)} × ${words.shareOfPeriod(this.write(share.part), days)}`, level: 1 };
    }
    if (levels[node.op] === 0) return this.sum(step);
    const [a, b] = step.operands;
    if (!a || !b) return atom(this.write(step));
    return { text: `${this.within(a, 1)} ${signs[node.op]} ${this.within(b, 2)}`, level: 1 };
  }

  /** Terms of a sum one after another; of a long one those that are zero are only counted. */
  private sum(step: Step): Phrase {
    const terms = termsOf(step, 1);
    const isLong = terms.length > 2;
    const isNothing = (term: Step): boolean => isZeroConstant(takenStep(term));
    const shown = terms.filter(({ term }) => !isNothing(term) && !(isLong && isZero(term)));
    const left = terms.filter(({ term }) => isLong && isZero(term) && !isNothing(term));
    for (const { term } of terms.filter(({ term }) => isNothing(term))) this.phrase(term);
    const { words } = this.figures;
    const [first] = shown;
    if (!first) {
      for (const { term } of left) this.mention(term);
      return { ...atom(words.allZero(terms.length)), isWhole: true };
    }
    const text = shown.map(({ term, sign }, index) => {
      const operand = this.within(term, sign < 0 || index > 0 ? 1 : 0);
      return index === 0 ? `${sign < 0 ? '−' : ''}${operand}` : ` ${sign < 0 ? '−' : '+'} ${operand}`;
    });
    for (const { term } of left) this.mention(term);
    this.zeros += left.length;
    return { text: text.join(''), level: shown.length > 1 ? 0 : 1 };
  }

  private choice(step: Step): Phrase {
    const { node, operands } = step;
    const last = operands.at(-1);
    if (node.op !== 'choose' || !last) return atom(this.write(step));
    if (picksFormula(node)) return this.formulaInForce(last);
    if (last.node.label === stepLabels.largestRemainder) return this.allocated(last);
    const conditions = operands.slice(0, -1);
    const holds = node.branches.some(({ then }) => then === last.node);
    if (node.branches[0]?.when.label === stepLabels.wholePeriod) return this.paidDays(operands[0], last, holds);
    for (const condition of conditions) this.mention(condition);
    for (const condition of toldConditions(step))
      for (const reason of statements(this, condition, holds)) if (!this.reasons.includes(reason)) this.reasons.push(reason);
    return this.phrase(last);
  }

  /** Of formulas by date the one that was taken, and since when it holds. */
  private formulaInForce(taken: Step): Phrase {
    const { formula } = taken.node;
    if (formula?.from) this.reasons.push(this.figures.words.ruleSince(this.figures.reader.day(formula.from), formula.source));
    return this.phrase(taken);
  }

  /** A part of a total by largest remainder: the share cut, and a unit of what was left. */
  private allocated(part: Step): Phrase {
    const [cut, extra] = part.operands;
    const [total, ratio] = cut?.operands[0]?.operands ?? [];
    const [weight, sum] = ratio?.operands ?? [];
    const share = cut?.rounding?.before;
    if (!cut || !extra || !total || !weight || !sum || !share) return atom(this.write(part));
    this.mention(sum);
    const exact = this.figures.number(share, part.node.currency === null ? 0 : 2);
    const unit = isZero(extra) ? null : this.write(extra);
    const words = [this.phrase(total).text, this.phrase(weight).text, this.write(sum), exact, this.write(cut)] as const;
    this.sentences.push(this.figures.words.allocated(...words, unit));
    return atom(this.write(part));
  }

  /** PRORATE by paid weekdays: the whole amount for a whole period, else so much a day. */
  private paidDays(days: Step | undefined, last: Step, isWhole: boolean): Phrase {
    const counted = days?.operands[0];
    this.mention(counted);
    const phrase = this.phrase(last);
    if (isWhole && counted) this.sentences.push(this.figures.words.wholePeriod(this.phrase(counted).text));
    return phrase;
  }

  /** A constant written as the thing that it is compared with. */
  constantLike(thing: Step, constant: Step): string {
    if (isYear(thing.node)) return this.figures.write(constant.value, shownStep(thing.node));
    return this.named(thing)?.write(constant) ?? this.write(constant);
  }

  named(step: Step): Named | null {
    return this.things.thing(takenStep(step)) ?? this.firstThing(step);
  }

  /** A thing of the step's own kind that it is made from: a day says nothing of how a number of days is written. */
  private firstThing(step: Step): Named | null {
    for (const operand of step.operands.filter(({ node }) => node.type === step.node.type)) {
      const found = this.things.thing(operand) ?? this.firstThing(operand);
      if (found) return { ...found, value: found.write(step), write: (other) => found.write(other) };
    }
    return null;
  }

  subject(step: Step): string {
    return this.named(step)?.name ?? this.phrase(step).text;
  }

  private firstGiven(step: Step): Phrase {
    const last = step.operands.at(-1);
    if (!last) return atom(this.figures.words.nothing);
    const missing = step.operands.slice(0, -1);
    if (missing.length > 0) {
      const value = last.node.op === 'constant' && missing[0] ? this.constantLike(missing[0], last) : this.phrase(last).text;
      this.sentences.push(
        this.figures.words.defaultTo(
          missing.map((operand) => this.subject(operand)),
          value,
        ),
      );
      return last.node.op === 'constant' ? atom(this.write(last)) : this.phrase(last);
    }
    return this.phrase(last);
  }

  private extreme(step: Step): Phrase {
    const clamp = clampOf(step);
    if (clamp) return this.clamp(step, clamp);
    const { words } = this.figures;
    const { operands } = step;
    const [x, other] = operands;
    if (step.node.op === 'max' && operands.length === 2 && x && isZeroConstant(other)) {
      const phrase = this.phrase(x);
      if ((numberOf(x.value)?.n ?? 0n) >= 0n) return phrase;
      this.sentences.push(words.neverBelowZero(this.equation(x, phrase)));
      return atom(this.write(step));
    }
    const least = step.node.label === stepLabels.atMost ? operands.find(({ value }) => sameNumber(value, step.value)) : undefined;
    if (least) return this.phrase(least);
    const values = operands.map((operand) => this.equation(operand, this.phrase(operand)));
    this.sentences.push(words[step.node.op === 'min' ? 'smallest' : 'largest'](values, this.write(step)));
    return atom(this.write(step));
  }

  /** A formula with its value, or a thing that has its value with it already. */
  private equation(step: Step, { text, isWhole }: Phrase): string {
    return this.things.thing(takenStep(step)) || isWhole || text === this.write(step) ? text : `${text} = ${this.write(step)}`;
  }

  private clamp(step: Step, clamp: Clamp): Phrase {
    const limit = limitOfYear(clamp);
    const [x, least, most] = [numberOf(clamp.x.value), numberOf(clamp.least.value), numberOf(clamp.most.value)];
    if (!x || !least || !most) return this.failed(step);
    const { words } = this.figures;
    if (limit) {
      const reach: Reach = compare(x, most) >= 0 ? 'all' : compare(x, zero) <= 0 ? 'none' : 'part';
      const facts = {
        before: this.phrase(limit.before).text,
        now: this.phrase(limit.now).text,
        nowName: this.subject(limit.now),
        limit: this.limit(limit.limit),
        counts: this.write(step),
      };
      this.sentences.push(limit.side === 'up-to' ? words.upToLimit(reach, facts) : words.overLimit(reach, facts));
      return atom(this.write(step));
    }
    const given = this.equation(clamp.x, this.phrase(clamp.x));
    const [lower, upper] = [this.limit(clamp.least), this.limit(clamp.most)];
    if (compare(x, least) < 0) this.sentences.push(words.below(given, lower, this.write(step)));
    else if (compare(x, most) > 0) this.sentences.push(words.above(given, upper, this.write(step)));
    else this.sentences.push(words.between(given, lower, upper));
    return atom(this.write(step));
  }

  /** A bound by its value, and by its name or formula. */
  private limit(step: Step): string {
    const thing = this.things.thing(step);
    if (thing) return this.figures.words.limit(thing.name, thing.value);
    const { text } = this.phrase(step);
    return text === this.write(step) ? text : this.figures.words.limit(text, this.write(step));
  }

  private rounding(step: Step): Phrase {
    const [a, given] = step.operands;
    if (!a || (step.node.op !== 'round' && step.node.op !== 'round-to')) return atom(this.write(step));
    const phrase = this.phrase(a);
    this.mention(given);
    if (step.rounding && compare(step.rounding.before, step.rounding.after) !== 0)
      this.roundedTo(step.rounding.step, step, step.rounding.before);
    return phrase;
  }

  /** Says a rounding after the formula that it rounds. */
  private roundedTo(step: Fraction, { node }: Step, before: Fraction): void {
    if (node.op !== 'round' && node.op !== 'round-to') return;
    this.roundings.push(this.roundingText(step, node.mode, before, node.currency !== null));
  }

  roundingText(step: Fraction, mode: Parameters<Figures['words']['rounded']>[1], before: Fraction, isMoney: boolean): string {
    const { words } = this.figures;
    return words.rounded(words.roundingStep(fractionToText(step), isMoney), mode, this.figures.number(before, isMoney ? 2 : 0));
  }

  private charge(step: Step): Phrase {
    const { node } = step;
    const [base] = step.operands;
    const x = numberOf(base?.value ?? null);
    if (node.op !== 'bracket' || !base || !x) return atom(this.write(step));
    const { words } = this.figures;
    const table = this.things.tableName(node.table);
    const given = this.equation(base, this.phrase(base));
    const value = this.write(step);
    if (node.fn === 'interpolate') this.sentences.push(words.interpolated(given, table, value));
    else if (node.fn === 'gross-up') this.sentences.push(words.grossUp(given, table, value));
    else this.sentences.push(chargeText(this.figures, { step, given, table, x, found: this.things.bracketOf(step) }));
    return atom(value);
  }

  private aggregate(step: Step): Phrase {
    const { node } = step;
    if (node.op !== 'aggregate') return atom(this.write(step));
    this.things.rows(step);
    const of = node.value?.op === 'column' ? this.things.columnName(node.value.table, node.value.column) : null;
    const { words, reader } = this.figures;
    const what = words.aggregate(node.fn, of, this.things.tableName(node.over), reader.number(String(step.rowCount), 0));
    return atom(node.fn === 'count' && !of ? words.named(what, '').trim() : words.named(what, this.write(step)));
  }
}
