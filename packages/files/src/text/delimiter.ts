/** What separates the fields of a text file: its own first line may say (`sep=;`), else the first rows show it. */
import { splitRecord } from './records.ts';

export const delimiters = { comma: ',', semicolon: ';', tab: '\t' } as const;
export type Delimiter = (typeof delimiters)[keyof typeof delimiters];

const recordsLookedAt = 20;

export interface FoundDelimiter {
  readonly delimiter: Delimiter;
  /** The character at which the table starts: behind a `sep=` line. */
  readonly start: number;
}

export function findDelimiter(text: string, wanted: Delimiter | undefined): FoundDelimiter {
  const said = /^sep=([,;\t])\r?\n/i.exec(text);
  const start = said?.[0].length ?? 0;
  const delimiter = wanted ?? (said?.[1] as Delimiter | undefined) ?? byFirstRecords(text, start);
  return { delimiter, start };
}

/** The one by which most rows have as many fields as the header, and more than one; of two, the one with more fields. */
function byFirstRecords(text: string, start: number): Delimiter {
  const ranked = Object.values(delimiters).map((delimiter) => {
    const widths = firstWidths(text, start, delimiter);
    const header = widths[0] ?? 0;
    const same = widths.filter((width) => width === header).length / Math.max(1, widths.length);
    return { delimiter, header, score: header > 1 ? same : -1 };
  });
  ranked.sort((one, other) => other.score - one.score || other.header - one.header);
  return ranked[0]?.delimiter ?? ',';
}

function firstWidths(text: string, start: number, delimiter: Delimiter): number[] {
  const widths: number[] = [];
  let at = start;
  while (widths.length < recordsLookedAt && at < text.length) {
    const record = splitRecord(text, at, delimiter, null);
    at = record.end;
    if (record.fields.length > 1 || record.fields[0] !== '') widths.push(record.fields.length);
  }
  return widths;
}
