import { isFigure } from './cell-writer.ts';
import type { TableSettings } from './table-settings.ts';
import { type Column, type ColumnType, type Pin, selectColumnId } from './table-types.ts';

/** A column at its place. */
export interface PlacedColumn<Row> {
  readonly column: Column<Row>;
  /** From 0, as the keyboard walks. */
  readonly index: number;
  /** Pixels from the start of its group. */
  readonly left: number;
  readonly width: number;
}

/** Columns that stay at the start, those that scroll, and those that stay at the end. */
export interface ColumnPlaces<Row> {
  readonly start: readonly PlacedColumn<Row>[];
  readonly middle: readonly PlacedColumn<Row>[];
  readonly end: readonly PlacedColumn<Row>[];
  readonly all: readonly PlacedColumn<Row>[];
  readonly startWidth: number;
  readonly middleWidth: number;
  readonly endWidth: number;
}

/** Pixels. */
const typeWidths: Record<ColumnType, number> = {
  text: 150,
  count: 92,
  number: 110,
  figure: 124,
  money: 128,
  change: 128,
  percent: 96,
  date: 118,
  instant: 200,
  boolean: 88,
};
const nameWidthMax = 210;
const characterWidth = 7.2;
const headPadding = 40;
/** Pinned columns leave at least this share of the table to the others. */
const scrollingShareMin = 0.4;

/** Chinese characters are twice as wide as letters. */
const lettersOf = (name: string): number => [...name].reduce((sum, character) => sum + (character > '\u2e80' ? 1.9 : 1), 0);

export const widthOf = ({ type, name, width }: Column<never>): number =>
  width ?? Math.min(nameWidthMax, Math.max(typeWidths[type], Math.ceil(lettersOf(name) * characterWidth + headPadding)));

export const isShown = ({ id, isHidden = false }: Column<never>, { shown }: TableSettings): boolean => shown[id] ?? !isHidden;

export function pinOf({ id, pin }: Column<never>, { pins }: TableSettings): Pin | undefined {
  const own = pins[id];
  return own === 'none' ? undefined : (own ?? pin);
}

/** All columns in the reader's order; new ones stand where the definition has them. */
export function inOrder<Row>(columns: readonly Column<Row>[], { order }: TableSettings): readonly Column<Row>[] {
  if (order.length === 0) return columns;
  const places = new Map(order.map((id, place) => [id, place]));
  let last = -1;
  const keyed = columns.map((column) => {
    last = places.get(column.id) ?? last;
    return { column, place: last };
  });
  return keyed.toSorted((a, b) => a.place - b.place).map(({ column }) => column);
}

const growOf = (column: Column<never>): number => column.grow ?? (isFigure(column) ? 0 : column.type === 'text' ? 1 : 0);

/** Shares room that is left over among the columns that take it; among all where none does. */
function stretched<Row>(columns: readonly Column<Row>[], available: number): number[] {
  const widths = columns.map((column) => widthOf(column));
  const spare = Math.floor(available - widths.reduce((sum, width) => sum + width, 0));
  if (spare <= 0) return widths;
  const shares = columns.map((column) => growOf(column));
  const all = shares.reduce((sum, share) => sum + share, 0);
  const of = (index: number) => (all > 0 ? (shares[index] ?? 0) / all : 1 / columns.length);
  return widths.map((width, index) => width + Math.floor(spare * of(index)));
}

/** Where each column stands in a table so many pixels wide. */
export function placeColumns<Row>(columns: readonly Column<Row>[], settings: TableSettings, available: number): ColumnPlaces<Row> {
  const shown = inOrder(columns, settings).filter((column) => isShown(column, settings));
  const pinned = (pin: Pin) => shown.filter((column) => pinOf(column, settings) === pin);
  const wide = [...pinned('start'), ...pinned('end')].reduce((sum, column) => sum + widthOf(column), 0);
  // a narrow table with half its room pinned would leave nothing to scroll: then only the first column stays, with the box that chooses its row
  const isTight = available > 0 && wide > available * (1 - scrollingShareMin);
  const [start, end] = isTight
    ? [pinned('start').slice(0, pinned('start')[0]?.id === selectColumnId ? 2 : 1), []]
    : [pinned('start'), pinned('end')];
  const rest = shown.filter((column) => !start.includes(column) && !end.includes(column));
  const ordered = [...start, ...rest, ...end];
  const widths = stretched(ordered, available);
  const place = (group: readonly Column<Row>[], from: number): PlacedColumn<Row>[] => {
    let left = 0;
    return group.map((column, offset) => {
      const width = widths[from + offset] ?? 0;
      const placed = { column, index: from + offset, left, width };
      left += width;
      return placed;
    });
  };
  const groups = { start: place(start, 0), middle: place(rest, start.length), end: place(end, start.length + rest.length) };
  const widthOfGroup = (group: readonly PlacedColumn<Row>[]) => group.reduce((sum, { width }) => sum + width, 0);
  return {
    ...groups,
    all: [...groups.start, ...groups.middle, ...groups.end],
    startWidth: widthOfGroup(groups.start),
    middleWidth: widthOfGroup(groups.middle),
    endWidth: widthOfGroup(groups.end),
  };
}
