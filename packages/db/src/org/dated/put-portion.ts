import type { Sql } from '../../sql.ts';
import type { DatedTable } from './dated-tables.ts';
import { dayAfter } from './days.ts';

type ColumnValue = string | number | boolean | null;
/** Null where a column says that the owner is none in particular: every item of compensation. */
type Owner<Table extends DatedTable> = Readonly<Record<keyof Table['owner'], number | null>>;
type Values<Table extends DatedTable> = Readonly<Record<keyof Table['values'], ColumnValue>>;

/** From a day through a day, ISO dates; `until` null: for ever. */
export interface Portion {
  readonly from: string;
  readonly until: string | null;
}

const columnsOf = (table: DatedTable): string => [...Object.keys(table.owner), ...Object.keys(table.values)].join(', ');
const ownedBy = (table: DatedTable, keys: readonly (number | null)[]): string =>
  Object.entries(table.owner)
    .map(([column, type], place) => {
      const key = `$${place + 1}::${type}`;
      return keys[place] === null ? `${column} IS NULL AND ${key} IS NULL` : `${column} = ${key}`;
    })
    .join(' AND ');
const ownerOf = <Table extends DatedTable>(table: Table, owner: Owner<Table>): (number | null)[] =>
  Object.keys(table.owner).map((column) => owner[column as keyof Table['owner']]);

/** The day before the owner's next row after a day, or null: what holds from the day holds until then. Under the lock of the owner. */
export async function endBeforeNext<const Table extends DatedTable>(
  sql: Sql,
  table: Table,
  owner: Owner<Table>,
  from: string,
): Promise<string | null> {
  const keys = ownerOf(table, owner);
  const [row] = await sql.query<{ day: string | null }>(
    `SELECT to_char(min(effective_date) - 1, 'YYYY-MM-DD') AS day FROM ${table.table} WHERE ${ownedBy(table, keys)} AND effective_date > $${keys.length + 1}::date`,
    [...keys, from],
  );
  return row?.day ?? null;
}

/**
 * Takes a portion of time out of the owner's rows: what lies within goes, what reaches beyond it is cut, what surrounds it becomes two rows. Under the lock of the
 * owner, since two who do it at once would each see the rows of before.
 */
export async function clearPortion<const Table extends DatedTable>(
  sql: Sql,
  table: Table,
  owner: Owner<Table>,
  { from, until }: Portion,
): Promise<void> {
  const keys = ownerOf(table, owner);
  const [one, two] = [`$${keys.length + 1}::date`, `$${keys.length + 2}::date`];
  const own = ownedBy(table, keys);
  // What goes on after the portion is kept in hand: dates of one owner may never overlap, not even in between.
  const rest =
    until === null
      ? []
      : await sql.query<{ row: unknown }>(
          `SELECT to_jsonb(t) AS row FROM ${table.table} t WHERE ${own} AND effective_date <= ${one} AND coalesce(expiry_date > ${one}, true)`,
          [...keys, until],
        );
  await sql.query(
    `DELETE FROM ${table.table} WHERE ${own} AND effective_date >= ${one} AND effective_date <= coalesce(${two}, 'infinity')`,
    [...keys, from, until],
  );
  await sql.query(
    `UPDATE ${table.table} SET expiry_date = ${one} - 1 WHERE ${own} AND effective_date < ${one} AND coalesce(expiry_date >= ${one}, true)`,
    [...keys, from],
  );
  if (until === null || rest.length === 0) return;
  const columns = columnsOf(table);
  await sql.query(
    `INSERT INTO ${table.table} (${columns}, effective_date, expiry_date)
     SELECT ${columns}, $2::date, expiry_date FROM jsonb_populate_recordset(NULL::${table.table}, $1::jsonb)`,
    [JSON.stringify(rest.map(({ row }) => row)), dayAfter(until)],
  );
}

async function insertRow<const Table extends DatedTable>(
  sql: Sql,
  table: Table,
  owner: Owner<Table>,
  portion: Portion,
  values: Values<Table>,
): Promise<number> {
  const keys = ownerOf(table, owner);
  const given = Object.entries(table.values).map(([column]) => values[column as keyof Table['values']]);
  const types = [...Object.values(table.owner), ...Object.values(table.values), 'date', 'date'];
  const [row] = await sql.query<{ id: number }>(
    `INSERT INTO ${table.table} (${columnsOf(table)}, effective_date, expiry_date)
     VALUES (${types.map((type, place) => `$${place + 1}::${type}`).join(', ')}) RETURNING id`,
    [...keys, ...given, portion.from, portion.until],
  );
  if (!row) throw new Error(`${table.table}: nothing was written`);
  return row.id;
}

/**
 * Writes what holds in a portion of time; what stood there before gives way. Under the lock of the owner.
 * @returns the id of the row
 */
export async function putPortion<const Table extends DatedTable>(
  sql: Sql,
  table: Table,
  owner: Owner<Table>,
  portion: Portion,
  values: Values<Table>,
): Promise<number> {
  await clearPortion(sql, table, owner, portion);
  return await insertRow(sql, table, owner, portion, values);
}

/** The same of rows that hold together. Under the lock of the owner. */
export async function putPortions<const Table extends DatedTable>(
  sql: Sql,
  table: Table,
  owner: Owner<Table>,
  portion: Portion,
  rows: readonly Values<Table>[],
): Promise<void> {
  await clearPortion(sql, table, owner, portion);
  for (const values of rows) await insertRow(sql, table, owner, portion, values);
}

/**
 * Takes back what holds from a day on until the next row: what stood before it holds on. Under the lock of the owner.
 * @returns false where no row begins on that day
 */
export async function removeFrom<const Table extends DatedTable>(
  sql: Sql,
  table: Table,
  owner: Owner<Table>,
  from: string,
): Promise<boolean> {
  const keys = ownerOf(table, owner);
  const [gone] = await sql.query<{ expiry: string | null }>(
    `DELETE FROM ${table.table} WHERE ${ownedBy(table, keys)} AND effective_date = $${keys.length + 1}::date RETURNING to_char(expiry_date, 'YYYY-MM-DD') AS expiry`,
    [...keys, from],
  );
  if (!gone) return false;
  await sql.query(
    `UPDATE ${table.table} SET expiry_date = $${keys.length + 2}::date WHERE ${ownedBy(table, keys)} AND expiry_date = $${keys.length + 1}::date - 1`,
    [...keys, from, gone.expiry],
  );
  return true;
}
