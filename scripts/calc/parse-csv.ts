/** RFC 4180: commas, quotes, newlines within quotes, CRLF or LF, a byte order mark. Empty lines are left out. */

export interface CsvRecord {
  readonly fields: readonly string[];
  /** Where each field starts, in characters of the text: `CsvText.place` says line and column. */
  readonly starts: readonly number[];
}

export class CsvText {
  readonly file: string;
  readonly text: string;
  private lineStarts: readonly number[] | null = null;

  constructor(file: string, text: string) {
    this.file = file;
    this.text = text.startsWith('\uFEFF') ? text.slice(1) : text;
  }

  /** `file:line:column` of a character, both counted from 1. */
  place(offset: number): string {
    this.lineStarts ??= [0, ...Array.from(this.text.matchAll(/\n/g), (match) => match.index + 1)];
    let [low, high] = [0, this.lineStarts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.lineStarts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return `${this.file}:${low + 1}:${offset - (this.lineStarts[low] ?? 0) + 1}`;
  }
}

/** A text that does not follow the format. */
export class CsvSyntaxError extends Error {
  readonly offset: number;

  constructor(message: string, offset: number) {
    super(message);
    this.offset = offset;
  }
}

interface Field {
  readonly value: string;
  /** Of the comma, the line's end, or the end of the text behind the field. */
  readonly end: number;
}

/** @throws CsvSyntaxError at the first character that cannot be read */
export function* parseCsv({ text }: CsvText): Generator<CsvRecord> {
  let at = 0;
  while (at < text.length) {
    const fields: string[] = [];
    const starts: number[] = [];
    for (;;) {
      const { value, end } = text[at] === '"' ? quotedField(text, at) : plainField(text, at);
      fields.push(value);
      starts.push(at);
      at = end + 1;
      if (text[end] !== ',') {
        if (text[end] === '\r') at = end + 2;
        break;
      }
    }
    if (fields.length > 1 || fields[0] !== '' || text[starts[0] ?? 0] === '"') yield { fields, starts };
  }
}

const endOfPlainField = /[,"\n]|\r\n/g;

function plainField(text: string, start: number): Field {
  endOfPlainField.lastIndex = start;
  const end = endOfPlainField.exec(text)?.index ?? text.length;
  if (text[end] === '"')
    throw new CsvSyntaxError('A quote inside a field that does not begin with one. Put the field in quotes and double this one.', end);
  return { value: text.slice(start, end), end };
}

function quotedField(text: string, start: number): Field {
  let close = text.indexOf('"', start + 1);
  while (close >= 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
  if (close < 0) throw new CsvSyntaxError('This quote is never closed. Close it, or remove it.', start);
  const end = close + 1;
  const next = text[end];
  if (next !== undefined && next !== ',' && next !== '\n' && !text.startsWith('\r\n', end)) {
    throw new CsvSyntaxError('Something stands between a closing quote and the comma. Double the quotes that belong to the text.', end);
  }
  return { value: text.slice(start + 1, close).replaceAll('""', '"'), end };
}
