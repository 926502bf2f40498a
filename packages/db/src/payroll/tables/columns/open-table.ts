/* oxlint-disable typescript/no-unsafe-type-assertion -- loops over millions of numbers read typed arrays at places that are within them (ADR 91) */
import { AppError } from '@wagewright/contracts';
import type { StoredColumn } from '../row-filter.ts';
import { type Column, type RowPlaces, textsOfIds } from './column.ts';
import { type ColumnFigures, readColumns, readFigures, readPlaces } from './read-blocks.ts';
import { readDepartmentNames, readDepartments, readFailing, readHeld, readMovements, readOrder, readTexts } from './read-people.ts';
import type { StoredTable } from './read-stored.ts';
import type { HeldTable, ResultReader } from './result-cache.ts';

/** A table of a result, with the columns that it can be asked for. */
export interface TableOfResult extends StoredTable {
  readonly columns: readonly StoredColumn[];
}

/** The batch was calculated again, in part, while it was read. */
class MovedError extends Error {}
const attempts = 5;
const namesHeldMs = 60_000;

/** What can be asked of a row besides the table's own columns. */
export const peopleColumns = ['employeeNumber', 'name', 'department', 'movement', 'held', 'hasErrors'] as const;
export type PeopleColumn = (typeof peopleColumns)[number];
export const isPeopleColumn = (code: string): code is PeopleColumn => (peopleColumns as readonly string[]).includes(code);
/** What can change while the result stays what it is: nothing that depends on it is kept. */
export const isMutable = (code: string): boolean => code === 'held' || code === 'name' || code === 'employeeNumber';

/** A table of a result in memory: column by column, each read when it is first asked for. */
export class OpenTable {
  readonly reader: ResultReader;
  readonly table: TableOfResult;
  readonly places: RowPlaces;
  readonly held: HeldTable;

  constructor(reader: ResultReader, table: TableOfResult, places: RowPlaces, held: HeldTable) {
    this.reader = reader;
    this.table = table;
    this.places = places;
    this.held = held;
  }

  /** @throws AppError VALIDATION_FAILED for a column that the table does not have */
  stored(code: string): StoredColumn {
    const column = this.table.columns.find((one) => one.code === code);
    if (!column) throw new AppError('VALIDATION_FAILED', { reason: `there is no column ${code} in this table` });
    return column;
  }

  /** Columns of the table, or of the people, in the order of the codes. */
  async read(codes: readonly string[]): Promise<Column[]> {
    const { reader, table, held } = this;
    const own = [...new Set(codes.filter((code) => !isPeopleColumn(code)))].map((code) => this.stored(code));
    const missing = own.filter(({ code }) => !held.columns.has(code));
    if (missing.length > 0) {
      const part = readColumns(reader, table, missing);
      for (const [index, { code }] of missing.entries())
        void this.keep(
          code,
          part.then((read) => this.checked(read, index)),
        );
    }
    return await Promise.all(codes.map((code) => (isPeopleColumn(code) ? this.people(code) : (held.columns.get(code) as Promise<Column>))));
  }

  /** What all rows of each column come to, where the run kept it; nothing is read of the rows. */
  async figures(): Promise<((column: StoredColumn) => ColumnFigures | undefined) | undefined> {
    const found = await readFigures(this.reader.sql, this.table);
    if (found && found.version !== this.held.version) throw new MovedError();
    return found?.of;
  }

  async one(code: string): Promise<Column> {
    const [column] = await this.read([code]);
    if (!column) throw new Error('A code has a column.');
    return column;
  }

  /** Employees in the order of their names or numbers, by row: the place of the row's employee. */
  async ranks(column: 'name' | 'employeeNumber', direction: 'ascending' | 'descending'): Promise<Column> {
    const { names } = this.reader.cache;
    const key = `${column} ${direction}`;
    let known = names.get(key);
    if (!known || Date.now() - known.at > namesHeldMs) {
      known = { at: Date.now(), ids: readOrder(this.reader.sql, column, direction) };
      names.set(key, known);
      known.ids.catch(() => names.delete(key));
    }
    const ids = await known.ids;
    const { employeeIds, count } = this.places;
    const [least, most] = [employeeIds[0] ?? 0, employeeIds[count - 1] ?? 0];
    const rankOf = new Uint32Array(most - least + 1);
    for (let rank = 0; rank < ids.length; rank++) {
      const id = ids[rank] as number;
      if (id >= least && id <= most) rankOf[id - least] = rank;
    }
    const values = new Float64Array(count);
    for (let row = 0; row < count; row++) values[row] = rankOf[(employeeIds[row] as number) - least] as number;
    return { kind: 'number', values, blanks: null };
  }

  private keep(code: string, column: Promise<Column>): Promise<Column> {
    const { held, reader } = this;
    held.columns.set(code, column);
    void column.then(
      (read) => reader.cache.grow(held, read),
      () => held.columns.delete(code),
    );
    return column;
  }

  private checked({ version, count, columns }: Awaited<ReturnType<typeof readColumns>>, index: number): Column {
    const column = columns[index];
    if (!column || version !== this.held.version || count !== this.places.count) throw new MovedError();
    return column;
  }

  private people(code: PeopleColumn): Promise<Column> {
    const { sql } = this.reader;
    const { batchId } = this.table;
    const { places } = this;
    if (code === 'held') return readHeld(sql, places, batchId);
    if (code === 'name' || code === 'employeeNumber') return readTexts(sql, places, batchId, code);
    const read = {
      department: () => readDepartments(sql, places, batchId),
      movement: () => readMovements(sql, places, batchId),
      hasErrors: () => readFailing(sql, places, this.table),
    };
    return this.held.columns.get(code) ?? this.keep(code, read[code]());
  }

  /** Departments as texts: those of one name are one. With the names in every language, by the English one. */
  async departments(): Promise<{ readonly column: Column; readonly names: ReadonlyMap<string, { en: string; 'zh-CN': string }> }> {
    const named = await readDepartmentNames(this.reader.sql, this.table.batchId);
    const nameOf = new Map(named.map(({ id, name }) => [id, name]));
    const ids = await this.one('department');
    if (ids.kind !== 'number') throw new Error('Departments are ids.');
    return {
      column: textsOfIds(ids, (id) => nameOf.get(id)?.en ?? null),
      names: new Map(named.map(({ name }) => [name.en, name])),
    };
  }
}

async function open(reader: ResultReader, table: TableOfResult): Promise<OpenTable> {
  const { cache, sql } = reader;
  const { batchId, runId, tableNo } = table;
  const [batch] = await sql.query<{ version: number }>('SELECT version FROM batch WHERE id = $1::int', [batchId]);
  const key = `${runId} ${tableNo}`;
  const version = batch?.version ?? 0;
  let held = cache.get(key, version);
  if (!held) {
    const places = readPlaces(reader, table).then((read) => {
      if (read.version !== version) throw new MovedError();
      return read.places;
    });
    held = { version, places, columns: new Map(), orders: new Map(), bytes: 0 };
    cache.set(key, held);
    places.catch(() => cache.forget(key));
  }
  return new OpenTable(reader, table, await held.places, held);
}

/** Opens a table of a result and asks it; once more where the result was corrected in the middle. */
export async function withTable<Answer>(
  reader: ResultReader,
  table: TableOfResult,
  ask: (open: OpenTable) => Promise<Answer>,
): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask(await open(reader, table));
    } catch (error) {
      if (!(error instanceof MovedError) || attempt === attempts) throw error;
      reader.cache.forget(`${table.runId} ${table.tableNo}`);
    }
  }
}
