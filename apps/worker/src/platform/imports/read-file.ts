/** A brought file → rows to be judged, or what is wrong with it as a whole. */
import { type LocalizedText, limits } from '@wagewright/contracts';
import { helpSheetName, type ImportOptions, type ImportUnderstood, importDelimiters } from '@wagewright/contracts/platform/imports';
import { ImportFileError, type ImportJobRow, type ImportTarget, type StagedRow } from '@wagewright/db';
import {
  delimiters,
  describeCause,
  FileError,
  type FileProblem,
  type HeaderNames,
  openFile,
  type ProblemCode,
  type RowProblem,
  readTable,
  type SheetReader,
} from '@wagewright/files';
import { coveredNumber } from './covered-number.ts';
import { headerNames, type ImportSpec } from './header-names.ts';
import { stagedRows } from './staged-rows.ts';
import { type MappedSheet, mappedSheet } from './understand/mapped-sheet.ts';
import { firstRows } from './understand/sample.ts';
import { type Knowledge, understandColumns } from './understand/understand-columns.ts';

export interface ReadFile {
  readonly layout: NonNullable<ImportJobRow['layout']>;
  readonly notes: readonly FileProblem[];
  readonly rows: Iterable<StagedRow>;
  readonly count: number;
}

/** What is wrong with the file rather than with a row. */
const ofFile: ReadonlySet<ProblemCode> = new Set([
  'FILE_EMPTY',
  'KEY_COLUMN',
  'COLUMN_UNKNOWN',
  'COLUMN_TWICE',
  'COLUMN_UNNAMED',
  'COLUMN_REQUIRED',
  'MERGED_CELLS',
]);

const inWords = (problem: FileProblem): LocalizedText => ({
  en: describeCause(problem, 'en'),
  'zh-CN': describeCause(problem, 'zh-CN'),
});

/** Problems call columns by their codes; words are made where they are read. */
function refuse(found: readonly FileProblem[], notes: readonly FileProblem[], columns: ImportJobRow['columns']): never {
  // what stands where a header was to be may be a number
  const problems = found.map((problem) => (problem.read === undefined ? problem : { ...problem, read: coveredNumber(problem.read) }));
  const [first] = problems;
  const sheets = first ? sheetsOf(first) : [];
  const name = (language: 'en' | 'zh-CN') => columns.find(({ code }) => code === first?.column)?.name[language];
  const reason: LocalizedText = first
    ? {
        en: inWords(name('en') === undefined ? first : { ...first, column: name('en') ?? '' }).en,
        'zh-CN': inWords(name('zh-CN') === undefined ? first : { ...first, column: name('zh-CN') ?? '' })['zh-CN'],
      }
    : { en: '', 'zh-CN': '' };
  throw new ImportFileError(reason, { problems, notes, sheets });
}

/** Tells how many rows have come, and lets other work of the process go on between two blocks. */
function counted(sheet: SheetReader, tell: (rows: number) => Promise<void>): SheetReader {
  return {
    ...sheet,
    async *blocks() {
      let rows = 0;
      for await (const block of sheet.blocks()) {
        yield block;
        rows += block.length;
        await tell(rows);
      }
    },
  };
}

function openAs(bytes: Uint8Array, file: string, { reading }: ImportOptions, sheet = reading.sheet): Promise<SheetReader> {
  const { encoding, delimiter } = reading;
  const mark = importDelimiters.find((known) => known === delimiter);
  return openFile(bytes, file, {
    ...(sheet === undefined ? {} : { sheet }),
    ...(encoding === undefined ? {} : { encoding }),
    ...(mark === undefined ? {} : { delimiter: delimiters[mark] }),
    // the header is a row too
    limits: {
      rowsMax: limits.importRowsMax + 1,
      columnsMax: limits.importColumnsMax,
      millisecondsMax: limits.importReadSecondsMax * 1_000,
    },
  });
}

const sheetsOf = ({ code, details }: FileProblem): string[] =>
  code === 'SHEET_WHICH' && typeof details?.['sheets'] === 'string' ? details['sheets'].split(', ') : [];

/** A template comes back with its sheet of help, which is not the one that is meant. */
async function open(bytes: Uint8Array, file: string, options: ImportOptions): Promise<SheetReader> {
  try {
    return await openAs(bytes, file, options);
  } catch (error) {
    const help: readonly string[] = Object.values(helpSheetName);
    const others = error instanceof FileError ? sheetsOf(error.problem).filter((name) => !help.includes(name)) : [];
    if (others.length !== 1) throw error;
    return await openAs(bytes, file, options, others[0]);
  }
}

const notationOf = ({ reading: { decimalMark, dateOrder } }: ImportOptions) => ({
  ...(decimalMark === undefined ? {} : { decimalMark }),
  ...(dateOrder === undefined ? {} : { dateOrder }),
});

const mappingOf = ({ options: { matching, mapping = [] } }: ImportJobRow) => (matching === 'understood' ? mapping : []);

/** As somebody has said it; undefined where columns are told otherwise. */
function mappedOf(sheet: SheetReader, job: ImportJobRow): MappedSheet | undefined {
  const mapping = mappingOf(job);
  const places = mapping.filter(({ code }) => code !== null).map(({ place }) => place);
  return mapping.length > 0 ? mappedSheet(sheet, job.options.reading.headerRow ?? 1, places) : undefined;
}

/** All columns of the file, those too that are left out. */
function mappedLayout(mapped: MappedSheet, job: ImportJobRow): ReadFile['layout'] {
  const codes = new Map(mappingOf(job).map(({ place, code }) => [place, code]));
  const headings = mapped.headings();
  const width = Math.max(headings.length, ...codes.keys());
  return Array.from({ length: width }, (_, index) => ({ heading: headings[index] ?? '', code: codes.get(index + 1) ?? null }));
}

/** What of the file is not read. */
function notesOf(mapped: MappedSheet, job: ImportJobRow, total: FileProblem | undefined): FileProblem[] {
  const left = mappedLayout(mapped, job).filter(({ heading, code }) => heading !== '' && code === null);
  const place = { file: mapped.sheet.file, sheet: mapped.sheet.sheet };
  const columns = left.map(({ heading }) => coveredNumber(heading)).join(', ');
  return [
    ...mapped.notes(),
    ...(left.length > 0 ? [{ code: 'COLUMNS_LEFT', place, details: { columns } } as const] : []),
    ...(total ? [{ ...total, code: 'TOTAL_ROW_LEFT' } as const] : []),
  ];
}

/**
 * What the columns of a file seem to be, by its first rows.
 * @throws ImportFileError
 */
export async function understandFile(
  bytes: Uint8Array,
  job: ImportJobRow,
  knowledge: Omit<Knowledge, 'columns' | 'headerRow'>,
): Promise<ImportUnderstood> {
  try {
    const sheet = await open(bytes, job.fileName, job.options);
    const { columns, options } = job;
    const understood = understandColumns(await firstRows(sheet), { ...knowledge, columns, headerRow: options.reading.headerRow });
    if (!understood) refuse([{ code: 'FILE_EMPTY', place: { file: job.fileName, sheet: sheet.sheet } }], [], columns);
    return understood;
  } catch (error) {
    if (error instanceof FileError) refuse([error.problem], [], job.columns);
    throw error;
  }
}

/**
 * Reads a file whole: what is in doubt in its first row may be settled by its last.
 * @param tell rows that have come
 * @throws ImportFileError
 */
export async function readImportFile(
  bytes: Uint8Array,
  { job, target }: { readonly job: ImportJobRow; readonly target: Pick<ImportTarget, 'checks' | 'seals'> },
  tell: (rows: number) => Promise<void>,
): Promise<ReadFile> {
  try {
    const opened = await open(bytes, job.fileName, job.options);
    const mapped = mappedOf(opened, job);
    const sheet = mapped?.sheet ?? opened;
    const found: RowProblem<ImportSpec>[] = [];
    const { names, layout, key } = headerNames(job);
    const columns: HeaderNames<ImportSpec> = names;
    const table = await readTable(counted(sheet, tell), {
      columns,
      key,
      notation: notationOf(job.options),
      hear: (met) => void found.push(met),
    });
    const total = table.problems.find(({ code }) => code === 'TOTAL_ROW');
    const notes = [
      ...(mapped ? notesOf(mapped, job, total) : []),
      ...table.notes.filter(({ code }) => code !== 'COLUMNS_MISSING' && code !== 'NO_ROWS'),
    ];
    const problems = table.problems.filter(({ code }) => ofFile.has(code));
    if (problems.length === 0 && table.rows.length === 0 && found.length === 0)
      problems.push({ code: 'NO_ROWS', place: { file: job.fileName, sheet: sheet.sheet } });
    if (problems.length > 0) refuse(problems, notes, job.columns);
    const shown = (mapped ? mappedLayout(mapped, job) : layout()).map((one) => ({ ...one, heading: coveredNumber(one.heading) }));
    const seal = target.seals?.({ ...job, layout: shown });
    const told = { table, found, layout: shown, total, dropsTotal: mapped !== undefined };
    const staged = stagedRows(job, { ...told, checks: target.checks ?? {}, seal });
    const [row] = staged.blank;
    if (row !== undefined)
      notes.push({ code: 'ROWS_BLANK', place: { file: job.fileName, sheet: sheet.sheet }, details: { count: staged.blank.length, row } });
    return { layout: shown, notes, rows: staged.rows, count: staged.count };
  } catch (error) {
    if (error instanceof FileError) refuse([error.problem], [], job.columns);
    throw error;
  }
}
