/** The first rows of a file: what stands above the header, the header, and the values below it. */
import { coveredText } from '@wagewright/db';
import { cellText, type FileRow, type SheetReader } from '@wagewright/files';
import { coveredNumber } from '../covered-number.ts';

/** As many rows as are looked at. */
const rowsMax = 2_000;
/** A header stands among the first rows. */
const headerWithin = 30;
const samplesShown = 4;
const sampleCharacters = 60;

export async function firstRows(sheet: SheetReader): Promise<FileRow[]> {
  const rows: FileRow[] = [];
  for await (const block of sheet.blocks()) {
    rows.push(...block.slice(0, rowsMax - rows.length));
    if (rows.length >= rowsMax) break;
  }
  return rows;
}

const textsOf = ({ cells }: FileRow): string[] => cells.map((cell) => cellText(cell).trim());

/** The row with the most headings that are known; where none is, the first with more than one cell and as many as the row below it. */
export function headerOf(rows: readonly FileRow[], isKnown: (heading: string) => boolean): FileRow | undefined {
  const first = rows.slice(0, headerWithin);
  const known = first.map((row) => textsOf(row).filter((text) => text !== '' && isKnown(text)).length);
  const most = Math.max(0, ...known);
  if (most > 0) return first[known.indexOf(most)];
  const filled = first.map((row) => textsOf(row).filter((text) => text !== '').length);
  const place = filled.findIndex((count, index) => count > 1 && count >= (filled[index + 1] ?? 0) - 1);
  return first[Math.max(0, place)];
}

export interface SampledColumn {
  /** From 1. */
  readonly place: number;
  readonly heading: string;
  /** All that are not blank. */
  readonly values: readonly string[];
}

export function sampledColumns(rows: readonly FileRow[], header: FileRow): SampledColumn[] {
  const below = rows.filter(({ number }) => number > header.number).map(textsOf);
  const width = Math.max(header.cells.length, ...below.map((texts) => texts.length));
  const headings = textsOf(header);
  return Array.from({ length: width }, (_, index) => ({
    place: index + 1,
    heading: headings[index] ?? '',
    values: below.flatMap((texts) => (texts[index] ? [texts[index]] : [])),
  }));
}

/** Headings of columns that hold such numbers, whoever may bring them. */
const ofNumbers =
  /账号|帐号|账户|卡号|证件|身份证|护照|税号|识别号|account|iban|passport|identity|ssn|social security|tax (?:id|number|no)/i;

export const namesNumbers = (heading: string): boolean => ofNumbers.test(heading);

/** @param isNumber whether the column is one of such numbers, be they as short as they like */
export const shownSamples = (values: readonly string[], isNumber: boolean): string[] =>
  [...new Set(values)]
    .slice(0, samplesShown)
    .map(isNumber ? coveredText : coveredNumber)
    .map((text) => (text.length > sampleCharacters ? `${text.slice(0, sampleCharacters)}…` : text));

export const titlesAbove = (rows: readonly FileRow[], header: FileRow): string[] =>
  rows
    .filter(({ number }) => number < header.number)
    .map((row) =>
      textsOf(row)
        .filter((text) => text !== '')
        .map(coveredNumber)
        .join(' '),
    );
