import type { FilePlace } from '../problems/problem.ts';
import { splitRecord } from './records.ts';

/** Places in a text file: worked out only where there is something to say, since nobody asks for those of a file that is right. */
export class LinePlaces {
  private readonly file: string;
  private readonly text: string;
  private readonly delimiter: string;
  private lineStarts: readonly number[] | null = null;

  constructor(file: string, text: string, delimiter: string) {
    this.file = file;
    this.text = text;
    this.delimiter = delimiter;
  }

  /** @param at where the record starts */
  cell(row: number, at: number, column: number | undefined): FilePlace {
    const starts: number[] = [];
    if (column !== undefined) splitRecord(this.text, at, this.delimiter, null, starts);
    const place = this.character(starts[(column ?? 1) - 1] ?? at);
    return column === undefined ? { ...place, row } : { ...place, row, column };
  }

  character(at: number): FilePlace {
    this.lineStarts ??= [0, ...Array.from(this.text.matchAll(/\r\n|\n|\r/g), (match) => match.index + match[0].length)];
    let [low, high] = [0, this.lineStarts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.lineStarts[middle] ?? 0) <= at) low = middle;
      else high = middle - 1;
    }
    return { file: this.file, sheet: null, line: low + 1, character: at - (this.lineStarts[low] ?? 0) + 1 };
  }
}
