import type { Outputs } from '../../../api/trpc.ts';
import type { Condition } from '../filters/conditions.ts';

/** Which rows a table shows and in which order, as the address has it. */
export interface AskedRows {
  readonly sort?: string | undefined;
  readonly search?: string | undefined;
  readonly filters?: readonly Condition[] | undefined;
  readonly match?: 'single' | undefined;
  /** Columns within which the rows are grouped. */
  readonly groups?: readonly string[] | undefined;
  /** Seen as a pivot, and what that shows. */
  readonly show?: 'pivot' | undefined;
  readonly pivot?: SavedPivot | undefined;
}

type SavedPivot = NonNullable<Outputs['platform']['tableViews']['listTableViews']['rows'][number]['state']['pivot']>;

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
  /** The solution whose people can be shown a view: they also see what others have shared there. */
  readonly solutionId?: number;
  /** Which view, by table, was opened on arrival, where the table is drawn by several parts of a screen one after the other. */
  readonly arrivals?: { current: Record<string, number | 'plainly'> };
}

export const asksNothing = ({ sort, search, filters = [], groups = [], show, pivot }: AskedRows): boolean =>
  !sort && !search && filters.length === 0 && groups.length === 0 && !show && !pivot;

/** The address that opens a view. */
export const linkTo = (view: number, { place = {} }: TableAddress): string =>
  `${window.location.origin}${window.location.pathname}?${new URLSearchParams({ ...place, view: String(view) })}`;
