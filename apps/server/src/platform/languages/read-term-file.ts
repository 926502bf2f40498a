import { AppError, type LocalizedText, languageTag, limits } from '@wagewright/contracts';
import { keyOfTerm, termFileColumns, termReasonHeading } from '@wagewright/contracts/platform/languages';
import { type ColumnSpec, describeCause, FileError, type FileLimits, type FileProblem, openFile, readTable } from '@wagewright/files';
import type { IncomingFile } from '../../core/context.ts';
import type { Deps } from '../../core/deps.ts';

/** What a file may cost whoever reads it. */
const fileLimits: Partial<FileLimits> = {
  bytesMax: limits.termFileBytesMax,
  unpackedBytesMax: 100 * 2 ** 20,
  rowsMax: limits.termFileRowsMax,
  columnsMax: limits.languagesMax + 10,
  cellCharactersMax: limits.termCharactersMax,
  millisecondsMax: 10_000,
};

export interface FileTerm {
  /** As a spreadsheet counts. */
  readonly row: number;
  readonly key: string;
  /** As the row says where it stands, in the order of the columns. */
  readonly place: readonly string[];
  /** By language; what is blank is left out. */
  readonly texts: ReadonlyMap<string, string>;
}

export interface TermFile {
  readonly langs: readonly string[];
  readonly terms: readonly FileTerm[];
  readonly isWorkbook: boolean;
}

interface Spec extends ColumnSpec {
  readonly lang: string | null;
}
const column = (label: string, lang: string | null): Spec => ({ label, type: 'text', lang });

const inWords = (problem: FileProblem): LocalizedText => ({
  en: describeCause(problem, 'en'),
  'zh-CN': describeCause(problem, 'zh-CN'),
});
const refuse = (problem: FileProblem): never => {
  throw new AppError('TERM_FILE', { reason: inWords(problem) });
};

/** The bytes of what arrives, as many as a file may have. @throws AppError FILE_TOO_LARGE */
async function gather({ name, bytes }: IncomingFile): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of bytes) {
    length += piece.length;
    if (length > limits.termFileBytesMax) throw new AppError('FILE_TOO_LARGE', { name, max: limits.termFileBytesMax });
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** Columns are found by their headings: where a term stands, languages by their tags, and the reason of an earlier failure file, which is not read. */
function columnNames(known: readonly string[]) {
  const places = termFileColumns.map((label) => column(label, null));
  const all = [...places, column(termReasonHeading, null), ...known.map((lang) => column(lang, lang))];
  const find = (header: string) => all.find(({ label }) => label.toLowerCase() === header.toLowerCase());
  const hint = (header: string) =>
    languageTag.safeParse(header).success ? `${header} is no language here; add it first` : all.map(({ label }) => label).join(', ');
  return { places, names: { all, find, hint } };
}

async function readTerms(bytes: Buffer, name: string, known: readonly string[]): Promise<TermFile> {
  const opened = await openFile(bytes, name, { limits: fileLimits });
  const { places, names } = columnNames(known);
  const [app, hierarchy, key] = places;
  if (!app || !hierarchy || !key) throw new Error('a file of terms has three columns before those of the languages');
  const { rows, values, problems } = await readTable(opened, { columns: names, key, notation: {} });
  if (problems[0]) refuse(problems[0]);
  const missing = places.find((place) => !values.has(place));
  if (missing) refuse({ code: 'COLUMN_REQUIRED', place: { file: name, sheet: opened.sheet }, column: missing.label });
  const cell = (spec: Spec, row: number): string => String(values.get(spec)?.[row] ?? '');
  const langs = [...values.keys()].filter(({ lang }) => lang !== null);
  const terms = rows.map(({ number }, row): FileTerm => {
    const place = places.map((spec) => cell(spec, row));
    const [appCode = '', hierarchyCode = '', term = ''] = place;
    const texts = langs.flatMap((spec) => (cell(spec, row) === '' ? [] : [[spec.label, cell(spec, row)] as const]));
    return { row: number, key: keyOfTerm({ appCode, hierarchyCode, name: term }), place, texts: new Map(texts) };
  });
  return { langs: langs.map(({ label }) => label), terms, isWorkbook: opened.text === null };
}

/**
 * The terms of a file that somebody brings. Files are read one after another.
 * @throws AppError TERM_FILE where it is no table of terms
 */
export async function readTermFile(
  { inspections }: Pick<Deps, 'inspections'>,
  file: IncomingFile | undefined,
  known: readonly string[],
): Promise<TermFile> {
  if (!file) throw new AppError('UNSUPPORTED_MEDIA_TYPE', { contentType: 'application/json' });
  const bytes = await gather(file);
  if (bytes.length === 0) throw new AppError('FILE_EMPTY', { name: file.name });
  try {
    return await inspections.run(file.name, () => readTerms(bytes, file.name, known));
  } catch (error) {
    if (error instanceof FileError) return refuse(error.problem);
    throw error;
  }
}
