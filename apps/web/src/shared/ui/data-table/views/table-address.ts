import type { Condition } from '../filters/conditions.ts';

/** Which rows a table shows and in which order, as the address has it. */
export interface AskedRows {
  readonly sort?: string | undefined;
  readonly search?: string | undefined;
  readonly filters?: readonly Condition[] | undefined;
  readonly match?: 'single' | undefined;
}

/** How a table stands in the address of its screen: with it come saved views. */
export interface TableAddress {
  /** A saved view that a link names: it is opened, and the address then says what it asks for. */
  readonly view: number | undefined;
  readonly asked: AskedRows;
  /** What can be filtered by besides the columns, by id. */
  readonly filterable?: readonly string[];
  /** What else an address needs to lead to this table, such as its tab. */
  readonly place?: Readonly<Record<string, string>>;
  readonly go: (asked: AskedRows) => void;
}

export const asksNothing = ({ sort, search, filters = [] }: AskedRows): boolean => !sort && !search && filters.length === 0;

/** The address that opens a view. */
export const linkTo = (view: number, { place = {} }: TableAddress): string =>
  `${window.location.origin}${window.location.pathname}?${new URLSearchParams({ ...place, view: String(view) })}`;
