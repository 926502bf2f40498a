/** A workbook (.xlsx, .xlsm) as one of its sheets. It is untrusted: every part is unpacked under one cap, and nothing outside it is read. */
import { TextDecoder } from 'node:util';
import type { FileLimits } from '../limits.ts';
import { FileError, type FilePlace, type FileProblem, refuseFile } from '../problems/problem.ts';
import type { SheetReader } from '../sheet.ts';
import { StylesReader } from './number-formats.ts';
import { SheetCellsReader, type SheetFacts, SheetLimitError } from './sheet-cells.ts';
import { type Relation, RelationsReader, SharedTextsReader, type SheetEntry, WorkbookReader } from './workbook-parts.ts';
import { XmlFormatError, type XmlHandler, XmlScanner } from './xml.ts';
import { readZipDirectory, type UnpackBudget, unpackPart, ZipFormatError, ZipLimitError, type ZipPart } from './zip.ts';

export interface WorkbookOptions {
  /** Default: the only sheet that is visible and has cells. */
  readonly sheet?: string;
}

/** @throws FileError where the workbook is broken, exceeds a limit, or does not say which sheet */
export async function openWorkbook(bytes: Uint8Array, file: string, options: WorkbookOptions, limits: FileLimits): Promise<SheetReader> {
  const archive = new Archive(bytes, file, limits);
  return await archive.guarded({ file, sheet: null }, async () => {
    if (!archive.has('_rels/.rels')) return refuseFile({ code: 'NOT_A_TABLE', place: { file, sheet: null } });
    const top = await archive.relations('', '_rels/.rels');
    const path = top.find(({ kind }) => kind === 'officeDocument')?.path ?? 'xl/workbook.xml';
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    const book = await archive.parse(path, new WorkbookReader());
    // A letter or a set of slides is packed the same way.
    if (book.sheets.length === 0) return refuseFile({ code: 'NOT_A_TABLE', place: { file, sheet: null } });
    const relations = await archive.relations(folder, `${folder}_rels/${path.slice(folder.length)}.rels`);
    const partOf = (kind: string): string | undefined => relations.find((relation) => relation.kind === kind)?.path;
    const sheets = book.sheets.flatMap((entry) => {
      const relation = relations.find(({ id, kind }) => id === entry.relation && kind === 'worksheet');
      return relation ? [{ ...entry, path: relation.path }] : [];
    });
    const chosen = await chooseSheet(sheets, options.sheet, archive);
    const [texts, styles] = [partOf('sharedStrings'), partOf('styles')];
    const facts: SheetFacts = {
      texts: texts === undefined ? [] : (await archive.parse(texts, new SharedTextsReader())).texts,
      formats: styles === undefined ? [] : (await archive.parse(styles, new StylesReader())).formats,
      epoch: book.epoch,
    };
    return sheetReader(archive, chosen, facts, hiddenNote(sheets, chosen, file));
  });
}

interface FoundSheet extends SheetEntry {
  readonly path: string;
}

async function chooseSheet(sheets: readonly FoundSheet[], wanted: string | undefined, archive: Archive): Promise<FoundSheet> {
  const place = { file: archive.file, sheet: null };
  const names = (list: readonly FoundSheet[]): string => list.map(({ name }) => name).join(', ');
  if (wanted !== undefined) {
    const found = sheets.find(({ name }) => name === wanted) ?? sheets.find(({ name }) => name.toLowerCase() === wanted.toLowerCase());
    return found ?? refuseFile({ code: 'SHEET_UNKNOWN', place, read: wanted, details: { sheets: names(sheets) } });
  }
  const visible = sheets.filter(({ isHidden }) => !isHidden);
  if (visible.length === 1 && visible[0]) return visible[0];
  const filled: FoundSheet[] = [];
  for (const sheet of visible) if (await archive.hasCells(sheet.path)) filled.push(sheet);
  const [only] = filled;
  if (only && filled.length === 1) return only;
  return filled.length === 0
    ? refuseFile({ code: 'FILE_EMPTY', place })
    : refuseFile({ code: 'SHEET_WHICH', place, details: { sheets: names(filled), first: only?.name ?? '' } });
}

function hiddenNote(sheets: readonly FoundSheet[], chosen: FoundSheet, file: string): FileProblem[] {
  const hidden = sheets.filter((sheet) => sheet.isHidden && sheet !== chosen).map(({ name }) => name);
  return hidden.length === 0
    ? []
    : [{ code: 'HIDDEN_SHEETS', place: { file, sheet: null }, details: { sheets: hidden.join(', '), read: chosen.name } }];
}

function sheetReader(archive: Archive, { name, path }: FoundSheet, facts: SheetFacts, found: readonly FileProblem[]): SheetReader {
  const cells = new SheetCellsReader(facts, archive.limits);
  const whole = { file: archive.file, sheet: name };
  return {
    ...whole,
    text: null,
    async *blocks() {
      for await (const _ of archive.pieces(path, cells, whole)) {
        if (cells.rows.length === 0) continue;
        const { rows } = cells;
        cells.rows = [];
        yield rows;
      }
    },
    place: ({ number }, column) => (column === undefined ? { ...whole, row: number } : { ...whole, row: number, column }),
    notes: () => {
      const [first] = cells.hiddenRows;
      if (first === undefined) return found;
      const rows = cells.hiddenRows.slice(0, 5).join(', ');
      return [...found, { code: 'HIDDEN_ROWS', place: whole, details: { count: cells.hiddenRows.length, rows } }];
    },
    merged: () => cells.merged,
  };
}

/** Whether a sheet has a cell with a value. */
class FirstValueReader implements XmlHandler {
  readonly wantsText = false;
  isFilled = false;

  open(name: string): void {
    if (name === 'v' || name === 't') this.isFilled = true;
  }

  close(): void {
    // What is opened is enough.
  }

  text(): void {
    // What is opened is enough.
  }
}

/** The parts of one file, under one budget and one deadline. */
class Archive {
  readonly file: string;
  readonly limits: FileLimits;
  private readonly bytes: Uint8Array;
  private readonly budget: UnpackBudget;
  private readonly until: number;
  private directory: ReadonlyMap<string, ZipPart> | null = null;

  constructor(bytes: Uint8Array, file: string, limits: FileLimits) {
    this.bytes = bytes;
    this.file = file;
    this.limits = limits;
    this.budget = { bytesLeft: limits.unpackedBytesMax };
    this.until = performance.now() + limits.millisecondsMax;
  }

  /** @throws FileError instead of what the parts' readers throw */
  async guarded<T>(place: FilePlace, read: () => Promise<T>): Promise<T> {
    try {
      return await read();
    } catch (error) {
      throw this.refusal(error, place);
    }
  }

  has(path: string): boolean {
    this.directory ??= readZipDirectory(this.bytes, this.limits.partsMax);
    return this.directory.has(path);
  }

  async parse<T extends XmlHandler>(path: string, handler: T): Promise<T> {
    for await (const _ of this.scan(path, handler)) {
      // Read to the end.
    }
    return handler;
  }

  async relations(folder: string, path: string): Promise<readonly Relation[]> {
    return (await this.parse(path, new RelationsReader(folder))).relations;
  }

  /** Comes back after each piece that the handler has read. */
  async *pieces(path: string, handler: XmlHandler, place: FilePlace): AsyncGenerator<void> {
    try {
      yield* this.scan(path, handler);
    } catch (error) {
      throw this.refusal(error, place);
    }
  }

  /** Whether a sheet has a cell with something in it; reads no further than to the first. */
  async hasCells(path: string): Promise<boolean> {
    const budget = this.budget.bytesLeft;
    const seen = new FirstValueReader();
    for await (const _ of this.scan(path, seen)) if (seen.isFilled) break;
    this.budget.bytesLeft = budget;
    return seen.isFilled;
  }

  private async *scan(path: string, handler: XmlHandler): AsyncGenerator<void> {
    const part = this.has(path) ? this.directory?.get(path) : undefined;
    if (!part) throw new ZipFormatError(`no part ${path}`);
    const scanner = new XmlScanner(handler);
    const decoder = new TextDecoder('utf-8', { fatal: true });
    for await (const bytes of unpackPart(this.bytes, part, this.budget)) {
      if (performance.now() > this.until) refuseFile({ code: 'TOO_SLOW', place: { file: this.file, sheet: null } });
      scanner.write(decoded(decoder, bytes));
      yield;
    }
    scanner.write(decoded(decoder));
    scanner.end();
    yield;
  }

  private refusal(error: unknown, place: FilePlace): unknown {
    if (error instanceof SheetLimitError) {
      const at = error.row > 0 && place.sheet !== null ? { ...place, row: error.row } : place;
      return new FileError({ code: error.code, place: at, ...(error.max > 0 && { details: { max: error.max } }) });
    }
    if (error instanceof ZipLimitError) return new FileError({ code: 'WORKBOOK_TOO_LARGE', place });
    if (error instanceof ZipFormatError || error instanceof XmlFormatError) return new FileError({ code: 'BROKEN_WORKBOOK', place });
    return error;
  }
}

function decoded(decoder: TextDecoder, bytes?: Uint8Array): string {
  try {
    return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
  } catch (error) {
    throw new XmlFormatError('not UTF-8', { cause: error });
  }
}
