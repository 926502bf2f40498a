/** RFC 4180 with any delimiter: quotes, newlines within quotes, lines that end with LF, CRLF or CR. */

export interface TextRecord {
  readonly fields: readonly string[];
  /** Where the next record starts. */
  readonly end: number;
}

export type QuoteProblem = 'QUOTE_OPEN' | 'QUOTE_INSIDE' | 'QUOTE_AFTER';

/** Called with the character that cannot be read; must not return. Null: the rest of the line is taken as it stands. */
export type OnQuoteProblem = ((problem: QuoteProblem, at: number) => never) | null;

/**
 * @param starts gets where each field starts
 */
export function splitRecord(text: string, start: number, delimiter: string, onProblem: OnQuoteProblem, starts?: number[]): TextRecord {
  const fields: string[] = [];
  let at = start;
  for (;;) {
    starts?.push(at);
    const field = text[at] === '"' ? quotedField(text, at, delimiter, onProblem) : plainField(text, at, delimiter, onProblem);
    fields.push(field.value);
    const { end } = field;
    at = end + 1;
    if (text[end] === delimiter && end < text.length) continue;
    return { fields, end: text[end] === '\r' && text[end + 1] === '\n' ? end + 2 : end + 1 };
  }
}

interface Field {
  readonly value: string;
  /** Of the delimiter, the line's end, or the end of the text. */
  readonly end: number;
}

const isLineEnd = (character: string | undefined): boolean => character === '\n' || character === '\r' || character === undefined;

function plainField(text: string, start: number, delimiter: string, onProblem: OnQuoteProblem): Field {
  // ="00123" is how a text with leading zeros is kept from spreadsheets.
  if (text.startsWith('="', start)) return quotedField(text, start + 1, delimiter, onProblem);
  let end = start;
  while (end < text.length) {
    const character = text[end];
    if (character === delimiter || character === '\n' || character === '\r') break;
    if (character === '"') onProblem?.('QUOTE_INSIDE', end);
    end += 1;
  }
  return { value: text.slice(start, end), end };
}

function quotedField(text: string, start: number, delimiter: string, onProblem: OnQuoteProblem): Field {
  let close = text.indexOf('"', start + 1);
  while (close >= 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
  if (close < 0) {
    onProblem?.('QUOTE_OPEN', start);
    return { value: text.slice(start + 1), end: text.length };
  }
  const end = close + 1;
  const value = text.slice(start + 1, close).replaceAll('""', '"');
  if (end >= text.length || text[end] === delimiter || isLineEnd(text[end])) return { value, end };
  onProblem?.('QUOTE_AFTER', end);
  return { value, end: endOfLine(text, end) };
}

function endOfLine(text: string, from: number): number {
  let end = from;
  while (end < text.length && !isLineEnd(text[end])) end += 1;
  return end;
}
