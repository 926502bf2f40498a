import { plainItem, sectionNames } from '@wagewright/contracts/payroll/payslips';
import type { Group, Item, OfferedItem, Style } from '../setting.ts';

/** A line of the list that is dragged in: the head of a group, or an item below it. */
export type Row = { readonly kind: 'group'; readonly key: string; readonly group: Group } | ItemRow;
export interface ItemRow {
  readonly kind: 'item';
  readonly key: string;
  readonly item: Item;
  readonly group: Group;
}

export const keyOf = ({ table, column }: Pick<Item, 'table' | 'column'>): string => `${table}.${column}`;
const headOf = ({ code }: Group): string => `group:${code}`;

/** Groups and items as one list in the order in which they are read: an item belongs to the group whose head stands before it. */
export const rowsOf = ({ groups }: Pick<Style, 'groups'>): Row[] =>
  groups.flatMap((group): Row[] => [
    { kind: 'group', key: headOf(group), group },
    ...group.items.map((item) => ({ kind: 'item' as const, key: keyOf(item), item, group })),
  ]);

const groupsOf = (rows: readonly Row[]): Group[] => {
  const groups: { head: Group; items: Item[] }[] = [];
  const early: Item[] = [];
  for (const row of rows) {
    if (row.kind === 'group') groups.push({ head: row.group, items: [] });
    else (groups.at(-1)?.items ?? early).push(row.item);
  }
  const [first, ...rest] = groups;
  if (!first) return [];
  return [{ ...first.head, items: [...early, ...first.items] }, ...rest.map(({ head, items }) => ({ ...head, items }))];
};

/** The item where another row stands: within its group or in another one. */
export function moveItem(groups: readonly Group[], from: string, over: string): readonly Group[] {
  const rows = rowsOf({ groups: [...groups] });
  const [start, end] = [from, over].map((key) => rows.findIndex((row) => row.key === key));
  const row = rows[start ?? -1];
  if (row?.kind !== 'item' || end === undefined || end < 0 || start === end) return groups;
  const others = rows.filter(({ key }) => key !== from);
  return groupsOf([...others.slice(0, end), row, ...others.slice(end)]);
}

/** A group one place up or down with all its items. */
export function moveGroup(groups: readonly Group[], code: string, by: -1 | 1): readonly Group[] {
  const at = groups.findIndex((group) => group.code === code);
  const other = groups[at + by];
  const own = groups[at];
  if (!own || !other) return groups;
  return groups.map((group, place) => (place === at ? other : place === at + by ? own : group));
}

export const changeItem = (groups: readonly Group[], key: string, change: Partial<Item>): readonly Group[] =>
  groups.map((group) => ({ ...group, items: group.items.map((item) => (keyOf(item) === key ? { ...item, ...change } : item)) }));

export const removeItem = (groups: readonly Group[], key: string): readonly Group[] =>
  groups.map((group) => ({ ...group, items: group.items.filter((item) => keyOf(item) !== key) }));

export const changeGroup = (groups: readonly Group[], code: string, change: Partial<Group>): readonly Group[] =>
  groups.map((group) => (group.code === code ? { ...group, ...change } : group));

/** A code that no group has. */
export function freeCode(groups: readonly Group[]): string {
  let number = groups.length + 1;
  while (groups.some(({ code }) => code === `group${number}`)) number += 1;
  return `group${number}`;
}

/** An offered figure at the end of the first group of its section, which is made where there is none. */
function addItem(groups: readonly Group[], offered: OfferedItem): readonly Group[] {
  const { section } = offered;
  const item = plainItem(offered);
  const target = groups.find((group) => group.section === section);
  if (target) return changeGroup(groups, target.code, { items: [...target.items, item] });
  return [...groups, { code: freeCode(groups), section, name: sectionNames[section], condition: null, items: [item] }];
}

export const addItems = (groups: readonly Group[], offered: readonly OfferedItem[]): readonly Group[] => offered.reduce(addItem, groups);
