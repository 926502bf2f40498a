/** What is wrong with a call or its files: one line each, all of them together, so that a file is put right in one go. */

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

  add(line: string): void {
    this.lines.push(line);
  }

  end(): void {
    if (this.lines.length > 0) throw new InputProblems(this.lines);
  }
}
