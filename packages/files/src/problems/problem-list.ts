import type { FileProblem } from './problem.ts';

/** Places of one cause that are kept; those beyond are counted. A file can be wrong in every one of millions of cells. */
const keptOfCause = 1_000;

/** A problem as it is met: its place is worked out only where it is kept. */
export type MetProblem = Omit<FileProblem, 'place'>;

/** Problems as they are met, in bounded memory. */
export class ProblemList {
  private readonly kept: FileProblem[] = [];
  private readonly causes = new Map<string, { met: number; lastKept: number }>();

  add({ code, column, details, ...more }: MetProblem, place: () => FileProblem['place']): void {
    const key = `${code} ${column ?? ''} ${details ? JSON.stringify(details) : ''}`;
    const cause = this.causes.get(key) ?? { met: 0, lastKept: 0 };
    if (cause.met === 0) this.causes.set(key, cause);
    cause.met += 1;
    if (cause.met > keptOfCause) return;
    cause.lastKept = this.kept.length;
    this.kept.push({ code, place: place(), ...(column !== undefined && { column }), ...(details && { details }), ...more });
  }

  /** By place; the last of a cause stands for those that were not kept. */
  all(): FileProblem[] {
    const counts = new Map(
      [...this.causes.values()].filter(({ met }) => met > keptOfCause).map(({ met, lastKept }) => [lastKept, met - keptOfCause + 1]),
    );
    const problems = this.kept.map((problem, index): FileProblem => {
      const count = counts.get(index);
      return count === undefined ? problem : { ...problem, count };
    });
    return problems.sort(byPlace);
  }
}

const byPlace = ({ place: one }: FileProblem, { place: other }: FileProblem): number =>
  (one.row ?? 0) - (other.row ?? 0) || (one.column ?? 0) - (other.column ?? 0);
