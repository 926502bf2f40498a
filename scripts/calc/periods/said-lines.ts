/** What is said of several periods: a line that is the same in all of them is said once. */
export class SaidLines {
  /** Line → periods in which it was said. */
  private readonly lines = new Map<string, string[]>();

  add(period: string, lines: readonly string[]): void {
    for (const line of lines) this.lines.set(line, [...(this.lines.get(line) ?? []), period]);
  }

  /** `2026-01: …`, or `2026-01 to 2026-12 (12 periods): …`. */
  all(): string[] {
    return [...this.lines].map(([line, periods]) => {
      const [first, last] = [periods[0], periods.at(-1)];
      return periods.length === 1 ? `${first}: ${line}` : `${first} to ${last} (${periods.length} periods): ${line}`;
    });
  }
}
