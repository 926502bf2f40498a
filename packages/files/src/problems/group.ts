/** One cause is one message: problems that say the same of the same column are told once, with where else. */
import { cellPlace } from './places.ts';
import type { FileProblem } from './problem.ts';

export interface ProblemGroup {
  /** The first of them; the words are about it. */
  readonly problem: FileProblem;
  readonly count: number;
  /** The first three, this one included. */
  readonly examples: readonly FileProblem[];
}

const examplesMax = 3;

const causeOf = ({ code, place, column, details }: FileProblem): string =>
  JSON.stringify([code, place.file, place.sheet, column ?? null, details ?? null]);

/** In the order in which the causes were first met. */
export function groupProblems(problems: readonly FileProblem[]): ProblemGroup[] {
  const groups = new Map<string, { problem: FileProblem; count: number; examples: FileProblem[] }>();
  for (const problem of problems) {
    const cause = causeOf(problem);
    const group = groups.get(cause);
    const count = problem.count ?? 1;
    if (!group) groups.set(cause, { problem, count, examples: [problem] });
    else {
      group.count += count;
      if (group.examples.length < examplesMax) group.examples.push(problem);
    }
  }
  return [...groups.values()];
}

/** The examples after the first, as `C9 "n/a"`. */
export function otherExamples({ examples }: ProblemGroup): string[] {
  return examples.slice(1).map(({ place, read }) => (read === undefined ? cellPlace(place) : `${cellPlace(place)} "${read}"`));
}
