import type { Language } from '@wagewright/contracts';
import type { PeopleFilter } from '@wagewright/contracts/org/employees';
import { likeText, newParameters, type Parameters } from '../../parameters.ts';
import type { Sql } from '../../sql.ts';
import { withRoom } from '../../with-room.ts';
import { type AskedField, PeopleColumns, valueOf } from './people-columns.ts';
import { filterSql } from './people-conditions.ts';
import { type PeopleReach, reachSql } from './people-reach.ts';

/** Which people are asked about, by whom. */
export interface AskedPeople {
  readonly reach: PeopleReach;
  /** Days: the one that is looked at, and the one on which it is asked. */
  readonly on: string;
  readonly today: string;
  readonly filter: Omit<PeopleFilter, 'on'>;
  readonly fields: readonly AskedField[];
  readonly language: Language;
}

export interface PeopleOrder {
  readonly sort: string;
  readonly direction: 'ascending' | 'descending';
}

interface Asked {
  readonly parameters: Parameters;
  readonly columns: PeopleColumns;
  /** `FROM … WHERE …`, when all columns have been read. */
  readonly from: () => string;
}

function ask({ reach, on, today, filter, fields }: AskedPeople): Asked {
  const parameters = newParameters();
  const day = `${parameters.add(on)}::date`;
  const columns = new PeopleColumns(day, fields, parameters);
  const now = `${parameters.add(today)}::date`;
  const within = reachSql(reach, now, parameters);
  const asks = filterSql(filter, columns, parameters);
  // every parameter has to stand somewhere, whether these people and columns are asked about by days or not
  const days = `${day} IS NOT NULL AND ${now} IS NOT NULL`;
  return { parameters, columns, from: () => `FROM employee e ${columns.joins} WHERE ${days} AND ${within} AND ${asks}` };
}

/** By a column that there is not, as by name. */
function orderOf({ columns }: Asked, { sort, direction }: PeopleOrder, language: Language): string {
  const column = columns.read(sort) ?? columns.read('name');
  const by = column ? valueOf(column, language) : 'e.name';
  return `${by} ${direction === 'descending' ? 'DESC' : 'ASC'} NULLS LAST, e.id`;
}

/** The ids of the people asked for, in order. Within a transaction. */
export async function findPeople(
  sql: Sql,
  people: AskedPeople,
  order: PeopleOrder,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<number[]> {
  const asked = ask(people);
  const by = orderOf(asked, order, people.language);
  const { add, values } = asked.parameters;
  const statement = `SELECT e.id ${asked.from()} ORDER BY ${by} OFFSET ${add(offset)}::int LIMIT ${add(limit)}::int`;
  return (await withRoom(sql, () => sql.query<{ id: number }>(statement, values))).map(({ id }) => id);
}

/** The people asked for as a part of a statement: `SELECT e.id …`, with the values of its parameters, to which others can be added. */
export function selectPeople(people: AskedPeople): Parameters & { readonly select: string } {
  const asked = ask(people);
  return { ...asked.parameters, select: `SELECT e.id ${asked.from()}` };
}

/** How many people are asked for. */
export async function countPeople(sql: Sql, people: AskedPeople): Promise<number> {
  const asked = ask(people);
  const [row] = await sql.query<{ total: number }>(`SELECT count(*)::int AS total ${asked.from()}`, asked.parameters.values);
  return row?.total ?? 0;
}

export interface PeopleGroups {
  readonly total: number;
  readonly groups: readonly { readonly value: string | null; readonly name: unknown; readonly rows: number }[];
  readonly least: string | null;
  readonly most: string | null;
}

export interface GroupedBy {
  readonly column: string;
  readonly containing?: string | undefined;
  readonly sort: 'value' | 'rows';
  readonly direction: 'ascending' | 'descending';
  readonly offset: number;
  readonly limit: number;
}

/** The values that a column has among the people asked for; undefined where there is no such column. Within a transaction. */
export async function groupPeople(sql: Sql, people: AskedPeople, by: GroupedBy): Promise<PeopleGroups | undefined> {
  const asked = ask(people);
  const column = asked.columns.read(by.column);
  if (!column) return undefined;
  const { add, values } = asked.parameters;
  const value = valueOf(column, people.language);
  const name = column.kind === 'names' ? `min(${column.sql}::text)::jsonb` : 'NULL::jsonb';
  const isBounded = column.kind === 'date' || column.kind === 'number';
  const bound = (which: 'min' | 'max') => (isBounded ? `(SELECT ${which}(place)::text FROM grouped)` : 'NULL::text');
  const containing = by.containing ? `WHERE value ILIKE ${add(`%${likeText(by.containing)}%`)}::text` : '';
  const way = by.direction === 'descending' ? 'DESC' : 'ASC';
  const order = by.sort === 'rows' ? `rows ${way}, place ASC NULLS LAST` : `place ${way} NULLS LAST`;
  const statement = `WITH grouped AS MATERIALIZED (
      SELECT ${value} AS place, (${value})::text AS value, ${name} AS name, count(*)::int AS rows ${asked.from()} GROUP BY 1),
    shown AS (SELECT * FROM grouped ${containing})
    SELECT (SELECT count(*)::int FROM shown) AS total,
      ${bound('min')} AS least, ${bound('max')} AS most,
      coalesce((SELECT jsonb_agg(jsonb_build_object('value', value, 'name', name, 'rows', rows) ORDER BY at) FROM (
        SELECT value, name, rows, row_number() OVER (ORDER BY ${order}) AS at FROM shown
        ORDER BY ${order} OFFSET ${add(by.offset)}::int LIMIT ${add(by.limit)}::int) page), '[]') AS groups`;
  const [row] = await withRoom(sql, () => sql.query<PeopleGroups>(statement, values));
  return row;
}
