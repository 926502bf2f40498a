/** Tells Excel that the file is UTF-8; without it Chinese characters are garbage there. */
export const csvStart = '\ufeff';

/** Amounts and counts; a column of figures holds nothing else that begins with a sign. */
const figure = /^-?\d+(\.\d+)?$/;
/** What a spreadsheet would take for a formula, or would drop on its way to one; the same as in files that the server writes. */
const startsFormula = /^'*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/** A cell that a spreadsheet shows as it stands: what would be a formula begins with an apostrophe. */
const harmless = (text: string, isFigure: boolean): string =>
  startsFormula.test(text) && !(isFigure && figure.test(text)) ? `'${text}` : text;

const quoted = (text: string): string => (/[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text);

export interface CsvCell {
  readonly text: string;
  /** Of a column of figures, whose minus is one. */
  readonly isFigure: boolean;
}

/** A line of a CSV file (RFC 4180), with its end. */
export const csvLine = (cells: readonly CsvCell[]): string =>
  `${cells.map(({ text, isFigure }) => quoted(harmless(text, isFigure))).join(',')}\r\n`;

/** The line of headings. */
export const csvHead = (names: readonly string[]): string => csvLine(names.map((text) => ({ text, isFigure: false })));
