/** Problems in words, one line a cause: where, which column, what stands there, what would do, and where else. */
import { groupProblems, otherExamples, type ProblemGroup } from './group.ts';
import { placeText } from './places.ts';
import type { FileProblem } from './problem.ts';
import { english } from './words.en.ts';
import type { ProblemWords } from './words.ts';
import { chinese } from './words.zh-CN.ts';

export type ProblemLanguage = 'en' | 'zh-CN';

interface Wording {
  readonly words: ProblemWords;
  /** Between sentences. */
  readonly space: string;
  readonly colon: string;
  more(count: number, others: readonly string[]): string;
}

const wordings: Readonly<Record<ProblemLanguage, Wording>> = {
  en: {
    words: english,
    space: ' ',
    colon: ': ',
    more: (count, others) => ` (${count} times, also ${others.join(', ')}${count > others.length + 1 ? ' …' : ''})`,
  },
  'zh-CN': {
    words: chinese,
    space: '',
    colon: '：',
    more: (count, others) => `（共 ${count} 处，另见 ${others.join('、')}${count > others.length + 1 ? '等' : ''}）`,
  },
};

/** A file's text is cut to this in a message, and its line breaks are shown as blanks. */
const readCharactersMax = 60;

/** One line. */
export function describeProblem(problem: FileProblem, language: ProblemLanguage): string {
  return `${placeText(problem.place)}${wordings[language].colon}${describeCause(problem, language)}`;
}

/** As `describeProblem`, for where its place is told otherwise. */
export function describeCause(problem: Omit<FileProblem, 'place'>, language: ProblemLanguage): string {
  const { words, space, colon } = wordings[language];
  const [what, next] = words[problem.code];
  const subject = problem.column === undefined || what.includes('{column}') ? '' : `${problem.column}${colon}`;
  const sentences = [what, next].filter((sentence) => sentence !== '').map((sentence) => fill(sentence, problem));
  return `${subject}${sentences.join(space)}`;
}

/** One line a cause, in the order of the causes. */
export function describeProblems(problems: readonly FileProblem[], language: ProblemLanguage): string[] {
  return groupProblems(problems).map((group) => describeGroup(group, language));
}

export function describeGroup(group: ProblemGroup, language: ProblemLanguage): string {
  const line = describeProblem(group.problem, language);
  return group.count === 1 ? line : `${line}${wordings[language].more(group.count, otherExamples(group))}`;
}

function fill(sentence: string, { read, column, details, readings }: Omit<FileProblem, 'place'>): string {
  const [first, second] = readings ?? [];
  const facts: Record<string, string | number | undefined> = { first, second, column, read: clip(read), ...details };
  return sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(facts[name] ?? ''));
}

function clip(read = ''): string {
  const text = read.replaceAll(/\s+/g, ' ');
  return text.length > readCharactersMax ? `${text.slice(0, readCharactersMax)}…` : text;
}
