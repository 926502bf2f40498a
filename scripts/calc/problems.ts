/** What is wrong with a call or its files: one line a cause, all of them together, so that a file is put right in one go. */
import { describeProblems, type FileProblem } from '@wagewright/files';

export class InputProblems extends Error {
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

/** Ends the work with one problem. */
export function refuse(line: string): never {
  throw new InputProblems([line]);
}

/** Collects problems and goes on; `end` stops where there were any. */
export class ProblemList {
  private readonly lines: string[] = [];
  private readonly ofFiles: FileProblem[] = [];

  add(line: string): void {
    this.lines.push(line);
  }

  addFile(problems: Iterable<FileProblem>): void {
    for (const problem of problems) this.ofFiles.push(problem);
  }

  end(): void {
    const lines = [...this.lines, ...describeProblems(this.ofFiles, 'en')];
    if (lines.length > 0) throw new InputProblems(lines);
  }
}
