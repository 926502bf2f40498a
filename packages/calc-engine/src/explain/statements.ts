/** A condition as statements of fact: what was so, whether it was asked for or against. */
import type { Figures } from './figures.ts';
import { isZero, isZeroConstant, opposite } from './patterns.ts';
import type { Named, Phrase, Things } from './phrase.ts';
import type { Step } from './steps.ts';

/** Who words the parts of a condition. */
export interface Speaker {
  readonly figures: Figures;
  readonly things: Things;
  phrase(step: Step): Phrase;
  write(step: Step): string;
  /** A constant written as the thing that it is compared with. */
  constantLike(thing: Step, constant: Step): string;
  /** The thing that a step's value is, or is made from first. */
  named(step: Step): Named | null;
  subject(step: Step): string;
}

export function statements(speaker: Speaker, step: Step, isTrue: boolean): string[] {
  const { node, operands } = step;
  const { words } = speaker.figures;
  const [a] = operands;
  const each = (parts: readonly Step[]): string[] => parts.flatMap((part) => statements(speaker, part, isTrue));
  switch (node.op) {
    case 'constant':
      return [];
    case 'not':
      return a ? statements(speaker, a, !isTrue) : [];
    case 'and':
      return each(isTrue ? operands : operands.slice(-1));
    case 'or':
      return each(isTrue ? operands.slice(-1) : operands);
    case 'is-blank':
      return a ? [isTrue ? words.notGiven(speaker.subject(a)) : words.given(speaker.subject(a))] : [];
    case 'has-version':
      // That a table has begun is no news; that it has not is.
      return node.what === 'start' && isTrue ? [] : [words.hasVersion(speaker.things.tableName(node.table), isTrue)];
    case 'compare':
      return comparison(speaker, step, isTrue);
    case 'is-holiday':
      return a ? [words.holiday(speaker.phrase(a).text, isTrue)] : [];
    case 'matches':
      return a && operands[1] ? [words.matches(speaker.phrase(a).text, speaker.phrase(operands[1]).text, isTrue)] : [];
    default:
      return [step.value === null ? words.notGiven(speaker.subject(step)) : words.flag(speaker.subject(step), isTrue)];
  }
}

function comparison(speaker: Speaker, { node, operands }: Step, isTrue: boolean): string[] {
  const { words } = speaker.figures;
  const [a, b] = operands;
  if (node.op !== 'compare' || !a || !b) return [];
  if (a.value === null || a.value === '') return [words.notGiven(speaker.subject(a))];
  // Whether yes is yes: what each side is says it.
  if (node.a.type === 'boolean') return operands.flatMap((side) => statements(speaker, side, side.value === true));
  const isEquality = node.operator === '=' || node.operator === '<>';
  if (isEquality && node.a.type === 'text') return [words.is(speaker.subject(a), speaker.named(a)?.value ?? speaker.write(a))];
  if (a.node.op === 'aggregate' && a.node.fn === 'count' && !a.node.value) {
    speaker.things.rows(a);
    return [words.rowsIn(speaker.things.tableName(a.node.over), speaker.write(a))];
  }
  if (isEquality && isZeroConstant(b)) return [words.isZero(isNamed(speaker, a) ? speaker.subject(a) : speaker.phrase(a).text, isZero(a))];
  const right = b.node.op === 'constant' ? speaker.constantLike(a, b) : speaker.phrase(b).text;
  return [words.compare(speaker.phrase(a).text, isTrue ? node.operator : opposite[node.operator], right)];
}

/** Whether a name stands for the value; a difference of two things has none. */
const isNamed = ({ things }: Speaker, step: Step): boolean =>
  step.node.op === 'coalesce' || step.node.op === 'choose' || things.thing(step) !== null;
