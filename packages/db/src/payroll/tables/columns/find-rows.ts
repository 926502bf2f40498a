import { sharedEmployeeId } from '../cell-errors.ts';
import type { RowCondition, RowFilter } from '../row-filter.ts';
import type { Column, RowNumbers } from './column.ts';
import { combined, type Mask, maskReading, matchCondition, negated, type ValueShape } from './match-condition.ts';
import { isMutable, isPeopleColumn, type OpenTable, type PeopleColumn } from './open-table.ts';
import { orderRows } from './order-rows.ts';
import { readWhose } from './read-people.ts';

export interface RowSort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/** Which rows are asked for, and in which order; without one in that of employees and lines. */
export type RowChoice = Pick<RowFilter, 'search' | 'conditions' | 'match' | 'within'> & { readonly sort?: RowSort | undefined };

/** The same rows in the order of employees: who groups them has an order of groups. */
export const unordered = ({ search, conditions, match, within }: RowChoice): RowChoice => ({ search, conditions, match, within });

/** Orders that are kept of one table. */
const ordersMax = 6;
const peopleShapes: Readonly<Record<PeopleColumn, ValueShape>> = {
  employeeNumber: { type: 'text', scale: 0 },
  name: { type: 'text', scale: 0 },
  department: { type: 'text', scale: 0 },
  movement: { type: 'text', scale: 0 },
  held: { type: 'boolean', scale: 0 },
  hasErrors: { type: 'boolean', scale: 0 },
};

export const shapeOf = (open: OpenTable, code: string): ValueShape => (isPeopleColumn(code) ? peopleShapes[code] : open.stored(code));

/** A column as conditions, orders and groups take it: departments by their English names. */
export const readColumn = async (open: OpenTable, code: string): Promise<Column> =>
  code === 'department' ? (await open.departments()).column : await open.one(code);

const found = '(starts_with(lower(e.employee_number), lower($1::text)) OR position(lower($1::text) in lower(e.name)) > 0)';

/** What a name or a number can be asked for by the database itself, which need not send a million of them. */
const textQuestions: Readonly<Partial<Record<RowCondition['operator'], string>>> = {
  equals: '%s = $1::text',
  less: '%s < $1::text',
  'at-most': '%s <= $1::text',
  greater: '%s > $1::text',
  'at-least': '%s >= $1::text',
  contains: 'position(lower($1::text) in lower(%s)) > 0',
  'one-of': '%s = ANY ($1::text[])',
};

async function matchPeople(open: OpenTable, condition: RowCondition): Promise<Mask> {
  const { operator, value = '', values = [] } = condition;
  const column = condition.column === 'name' ? 'e.name' : 'e.employee_number';
  const question = textQuestions[operator];
  if (!question) {
    if (operator === 'not-equals') return negated(await matchPeople(open, { ...condition, operator: 'equals' }));
    return matchCondition(await open.one(condition.column), condition, shapeOf(open, condition.column));
  }
  const select = `SELECT e.id FROM employee e WHERE ${question.replace('%s', column)}`;
  const { values: mask } = await readWhose(open.reader.sql, open.places, select, [operator === 'one-of' ? values : value]);
  return Uint8Array.from(mask, Number);
}

async function matchOne(open: OpenTable, condition: RowCondition): Promise<Mask> {
  if (condition.column === 'name' || condition.column === 'employeeNumber') return await matchPeople(open, condition);
  return matchCondition(await readColumn(open, condition.column), condition, shapeOf(open, condition.column));
}

/** A table over all employees names nobody: its rows are found by what their texts say. */
async function matchTexts(open: OpenTable, search: string): Promise<Mask> {
  const texts = open.table.columns.filter(({ storage, type, display }) => storage === 't' && type === 'text' && !display?.hidden);
  const columns = await open.read(texts.map(({ code }) => code));
  const masks = columns.flatMap((column, at) => (column.kind === 'text' ? [maskReading(column, search, texts[at]?.display?.values)] : []));
  return combined(masks, 'single') ?? new Uint8Array(open.places.count);
}

async function matchSearch(open: OpenTable, search: string): Promise<Mask> {
  if (open.places.employeeIds[0] === sharedEmployeeId) return await matchTexts(open, search);
  const { values } = await readWhose(open.reader.sql, open.places, `SELECT e.id FROM employee e WHERE ${found}`, [search]);
  return Uint8Array.from(values, Number);
}

async function maskOf(open: OpenTable, { search, conditions, match, within = [] }: RowChoice): Promise<Mask | null> {
  const asked = [...conditions, ...within];
  await open.read(asked.map(({ column }) => column).filter((code) => !isPeopleColumn(code))); // together, where several are missing
  const matched = async (meant: readonly RowCondition[], how: RowChoice['match']): Promise<Mask | null> =>
    combined(await Promise.all(meant.map((condition) => matchOne(open, condition))), how);
  const searched = search ? await matchSearch(open, search) : null;
  const masks = [await matched(conditions, match), await matched(within, 'all'), searched];
  return combined(
    masks.filter((mask) => mask !== null),
    'all',
  );
}

function rowsOf(mask: Mask | null, count: number): RowNumbers {
  const rows = new Uint32Array(mask ? mask.reduce((sum, meant) => sum + meant, 0) : count);
  let at = 0;
  if (!mask) for (; at < count; at++) rows[at] = at;
  else for (let row = 0; row < count; row++) if (mask[row] === 1) rows[at++] = row;
  return rows;
}

async function orderBy(open: OpenTable, rows: RowNumbers, { column, direction }: RowSort): Promise<RowNumbers> {
  if (column === 'name' || column === 'employeeNumber') return orderRows(await open.ranks(column, direction), rows, 'ascending');
  return orderRows(await readColumn(open, column), rows, direction);
}

async function findAnew(open: OpenTable, choice: RowChoice): Promise<RowNumbers> {
  const rows = rowsOf(await maskOf(open, choice), open.places.count);
  return choice.sort ? await orderBy(open, rows, choice.sort) : rows;
}

/** The rows of a choice, in its order; kept where nothing that can change without the result had a say, so that windows of it are at hand. */
export async function findRows(open: OpenTable, { search, conditions, match, within = [], sort }: RowChoice): Promise<RowNumbers> {
  const choice = { search, conditions, match, within, sort };
  const isKept = !search && ![...conditions, ...within].some(({ column }) => isMutable(column));
  if (!isKept) return await findAnew(open, choice);
  const { orders } = open.held;
  const key = JSON.stringify(choice);
  const known = orders.get(key);
  if (known) return await known;
  const rows = findAnew(open, choice);
  orders.set(key, rows);
  rows.catch(() => orders.delete(key));
  for (const old of orders.keys()) if (orders.size > ordersMax) orders.delete(old);
  return await rows;
}
