import type { Inputs, Outputs } from '../../../api/trpc.ts';
import { defined } from '../../../search.ts';
import type { Condition } from '../filters/conditions.ts';
import type { TableSettings } from '../table-settings.ts';
import type { AskedRows } from './table-address.ts';

export type SavedView = Outputs['platform']['tableViews']['listTableViews']['rows'][number];
type SavedState = SavedView['state'];
export type StateInput = Inputs['platform']['tableViews']['createTableView']['state'];

/** How a table stands, as a view keeps it. */
export function stateOf(
  { density, shown, pins, order }: TableSettings,
  { sort, search, filters = [], match, groups = [], show, pivot }: AskedRows,
): StateInput {
  const conditions = filters.map(({ values, ...condition }) => ({ ...condition, ...(values ? { values: [...values] } : {}) }));
  return {
    density,
    shown: { ...shown },
    pins: { ...pins },
    order: [...order],
    filters: conditions,
    match: match ?? 'all',
    groups: [...groups],
    ...defined({ sort, search, show, pivot }),
  };
}

/** What a view opens a table with. */
export interface Opened {
  readonly settings: TableSettings;
  readonly asked: AskedRows;
  /** Columns that it speaks of and the table no longer has. */
  readonly missing: number;
}

type SavedCondition = SavedState['filters'][number];
const conditionOf = ({ column, operator, value, values }: SavedCondition): Condition => ({
  column,
  operator,
  ...defined({ value, values }),
});

const columnOf = (sort: string): string => sort.replace(/^-/, '');

/** A view on a table as it is today: of columns that are no longer there nothing is asked. */
export function openState(view: SavedView, isKnown: (column: string) => boolean): Opened {
  const { density, shown, pins, order, sort, search, filters, match, groups, show, pivot }: SavedState = view.state;
  const named = [
    ...Object.keys(shown),
    ...Object.keys(pins),
    ...order,
    ...filters.map(({ column }) => column),
    ...groups,
    ...(sort ? [columnOf(sort)] : []),
  ];
  const known = <Value>(flags: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(flags).filter(([column]) => isKnown(column)));
  const conditions = filters.filter(({ column }) => isKnown(column));
  return {
    settings: {
      density,
      shown: known(shown),
      pins: known(pins),
      order: order.filter(isKnown),
      view: { id: view.id, version: view.version },
    },
    asked: defined({
      sort: sort !== undefined && isKnown(columnOf(sort)) ? sort : undefined,
      search,
      filters: conditions.length > 0 ? conditions.map(conditionOf) : undefined,
      groups: groups.some(isKnown) ? groups.filter(isKnown) : undefined,
      show,
      pivot,
      match: match === 'single' && conditions.length > 1 ? ('single' as const) : undefined,
    }),
    missing: new Set(named.filter((column) => !isKnown(column))).size,
  };
}

/** The same text for the same state, in whatever order it was arranged. */
const textOf = (state: StateInput): string =>
  JSON.stringify(state, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

export const isSameState = (a: StateInput, b: StateInput): boolean => textOf(a) === textOf(b);
