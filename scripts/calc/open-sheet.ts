/** A file that the call names, opened: text, or a workbook with the sheet behind `#`. */
import { existsSync, readFileSync } from 'node:fs';
import {
  type ColumnSpec,
  type Encoding,
  FileError,
  type FileProblem,
  type HeaderNames,
  type Notation,
  openFile,
  readTable,
  type TableRead,
} from '@wagewright/files';
import { type ProblemList, refuse } from './problems.ts';

/** What decides where files leave a doubt. */
export interface FileSettings {
  readonly notation: Notation;
  /** Of text files; null: found by their bytes. */
  readonly encoding: Encoding | null;
}

/** Collects what is wrong with the table, and says what is only worth saying. */
export interface Listener {
  readonly problems: ProblemList;
  note(line: string): void;
  noteFile(problems: readonly FileProblem[]): void;
}

/** @throws InputProblems where the file is not there; FileError where it cannot be read further */
export async function readFileTable<C extends ColumnSpec>(
  given: string,
  settings: FileSettings,
  columns: HeaderNames<C>,
  key: C,
  { problems, noteFile }: Pick<Listener, 'problems' | 'noteFile'>,
): Promise<TableRead<C>> {
  const { file, sheet } = splitSheet(given);
  const options = { ...(sheet !== null && { sheet }), ...(settings.encoding && { encoding: settings.encoding }) };
  const table = await readTable(await openFile(readBytes(file), file, options), { columns, key, notation: settings.notation });
  problems.addFile(table.problems);
  noteFile(table.notes);
  return table;
}

/** The file is taken as it is named where there is one of that name. */
function splitSheet(given: string): { readonly file: string; readonly sheet: string | null } {
  const mark = given.lastIndexOf('#');
  if (mark < 1 || existsSync(given)) return { file: given, sheet: null };
  return { file: given.slice(0, mark), sheet: given.slice(mark + 1) };
}

const unreadable: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file. Correct its name or folder.',
  EISDIR: 'This is a folder. Name a file in it.',
  EACCES: 'You may not read this file. Give yourself the right to.',
};

function readBytes(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return refuse(`${file}: ${unreadable[code ?? ''] ?? `It cannot be read: ${message}.`}`);
  }
}

/** Runs what reads a file; one that cannot be read further is one of the problems. Null then. */
export async function orProblem<T>(problems: ProblemList, read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    problems.addFile([error.problem]);
    return null;
  }
}

/** A header of exactly these columns, in any order; the first says what a row is about. */
export function fixedColumns<C extends ColumnSpec>(columns: readonly C[]): HeaderNames<C> {
  const labels = columns.map(({ label }) => label);
  return {
    all: columns,
    find: (header) => columns.find(({ label }) => label === header.toLowerCase()),
    hint: () => `The columns are ${labels.join(', ')}.`,
  };
}
