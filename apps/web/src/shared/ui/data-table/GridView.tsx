import { useEffect, useId, useMemo, useRef } from 'react';
import content from './Content.module.css';
import type { CellWriters } from './cell-writers-of.tsx';
import table from './DataTable.module.css';
import classes from './Grid.module.css';
import { GridHead } from './GridHead.tsx';
import { cellId, type DrawnColumns, GridRow } from './GridRow.tsx';
import { GridTotals } from './GridTotals.tsx';
import { type ColumnPlaces, type PlacedColumn, placeColumns } from './place-columns.ts';
import { rowHeights, type TableSettings } from './table-settings.ts';
import type { Column, TablePlace, TableRows, TableTotals } from './table-types.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { type DrawnRange, useGridView, useSize } from './use-grid-view.ts';

export interface GridViewProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly writers: CellWriters<Row>;
  readonly rows: TableRows<Row>;
  readonly settings: TableSettings;
  readonly sort: string | undefined;
  /** False where rows come in the server's order and not all are there. */
  readonly isSortable: boolean;
  readonly totals: TableTotals | undefined;
  readonly isVirtual: boolean;
  /** What is sorted and filtered, as text: other rows begin at the top. */
  readonly identity: string;
  readonly stateOf: ((row: Row) => string | undefined) | undefined;
  /** Undefined where rows cannot be chosen. */
  readonly isChosen: ((row: Row) => boolean) | undefined;
  readonly headOf: (columnId: string) => React.ReactNode;
  /** A cell was clicked, or Enter pressed on it; true when something came of it. */
  readonly onEnter: (place: TablePlace, column: Column<Row>) => boolean;
  readonly onMark: (row: number) => void;
  /** Something that a cell opened is shown: when it goes, the keyboard is back at its cell. */
  readonly isOpen: boolean;
}

/** The scrolling columns that lie in the range. */
function drawnColumns<Row>(places: ColumnPlaces<Row>, { left, right }: Pick<DrawnRange, 'left' | 'right'>): DrawnColumns<Row> {
  const middle = places.middle.filter((placed) => placed.left + placed.width > left && placed.left < right);
  const { start, end, middleWidth } = places;
  return { start, middle, end, before: middle[0]?.left ?? 0, middleWidth };
}

const interactive = 'a, button, input, select, [role="checkbox"]';

/** Brings a scrolling column between the pinned ones. */
function revealColumn(box: HTMLElement | null, places: ColumnPlaces<never>, placed: PlacedColumn<never> | undefined): void {
  if (!box || !placed || !places.middle.includes(placed)) return;
  const seen = box.clientWidth - places.startWidth - places.endWidth;
  if (placed.left < box.scrollLeft) box.scrollTo({ left: placed.left });
  else if (placed.left + placed.width > box.scrollLeft + seen) box.scrollTo({ left: placed.left + placed.width - seen });
}

/** Rows and columns as a grid: only what is seen is drawn, names and pinned columns stay, the keyboard walks from cell to cell. */
export function GridView<Row>(props: GridViewProps<Row>) {
  const { columns, rows, settings, isVirtual, totals, isOpen, identity } = props;
  const gridId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const size = useSize(scroller);
  const rowHeight = rowHeights[settings.density];
  const places = useMemo(() => placeColumns(columns, settings, size.width), [columns, settings, size.width]);
  const fixedHeight = rowHeight * (totals ? 2 : 1);
  const view = useGridView({ scroller, size, rows: rows.reachable, rowHeight, fixedHeight, places: places });
  const { left, right, shift } = view.range;
  const drawn = useMemo(() => drawnColumns(places, { left, right }), [places, left, right]);
  const firstRow = isVirtual ? view.range.firstRow : 0;
  const lastRow = isVirtual ? view.range.lastRow : rows.reachable;
  const { see } = rows;
  useEffect(() => see?.(firstRow, lastRow), [see, firstRow, lastRow]);
  useEffect(() => {
    if (identity) scroller.current?.scrollTo({ top: 0 });
  }, [identity]);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) grid.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);

  const elementAt = ({ row, column }: TablePlace) => document.getElementById(cellId(gridId, row, column));
  const reveal = (place: TablePlace) => {
    if (place.row >= 0 && isVirtual) view.revealRow(place.row);
    else elementAt({ ...place, column: places.all[0]?.index ?? 0 })?.scrollIntoView({ block: 'nearest' });
    revealColumn(scroller.current, places, places.all[place.column]);
  };
  const enter = (place: TablePlace): void => {
    const column = places.all[place.column]?.column;
    if (!column || props.onEnter(place, column)) return;
    elementAt(place)?.querySelector<HTMLElement>(interactive)?.click();
  };
  const { place, setPlace, onKeyDown } = useGridKeys({
    rows: rows.reachable,
    columns: places.all.length,
    pageRows: view.seenRows,
    reveal,
    enter,
    mark: ({ row }) => props.onMark(row),
  });
  /** One listener for all cells: a cell's id says where it is. */
  const onClick = (event: React.MouseEvent) => {
    const target = event.target as Element;
    const cell = target.closest('[role="gridcell"], [role="columnheader"]');
    const match = cell && /-(-?\d+)-(\d+)$/.exec(cell.id);
    if (!match) return;
    const clicked = { row: Number(match[1]), column: Number(match[2]) };
    setPlace(clicked);
    const column = places.all[clicked.column]?.column;
    if (column && !target.closest('a, button, input, select')) props.onEnter(clicked, column);
  };

  const width = places.startWidth + places.middleWidth + places.endWidth;
  const isPlaceDrawn =
    (place.row === -1 || (place.row >= firstRow && place.row < lastRow)) &&
    [...drawn.start, ...drawn.middle, ...drawn.end].some(({ index }) => index === place.column);
  return (
    <div
      ref={scroller}
      className={table.scroller}
      data-virtual={isVirtual || undefined}
      data-busy={rows.isFetching || undefined}
      onScroll={view.onScroll}
    >
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keyboard walks the cells and presses Enter there */}
      <div
        ref={grid}
        role="grid"
        tabIndex={0}
        className={`${classes.grid} ${content.content}`}
        data-density={settings.density}
        data-wraps={isVirtual ? undefined : columns.some(({ wraps }) => wraps) || undefined}
        style={{ width: width > 0 ? width : '100%' }}
        aria-label={props.label}
        aria-rowcount={(rows.total ?? 0) + 1}
        aria-colcount={places.all.length}
        {...(props.isChosen ? { 'aria-multiselectable': true } : {})}
        {...(isPlaceDrawn ? { 'aria-activedescendant': cellId(gridId, place.row, place.column) } : {})}
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        <GridHead
          gridId={gridId}
          drawn={drawn}
          sort={props.sort}
          isSortable={props.isSortable}
          activeColumn={place.row === -1 ? place.column : -1}
          contentOf={props.headOf}
        />
        {rows.reachable > 0 && (
          <div role="rowgroup" className={classes.body} style={isVirtual ? { height: view.height } : undefined}>
            {Array.from({ length: Math.max(0, lastRow - firstRow) }, (_, offset) => {
              const index = firstRow + offset;
              const row = rows.rowAt(index);
              return (
                <GridRow
                  key={index}
                  gridId={gridId}
                  index={index}
                  row={row}
                  top={isVirtual ? index * rowHeight - shift : undefined}
                  drawn={drawn}
                  writers={props.writers}
                  activeColumn={place.row === index ? place.column : -1}
                  state={row && props.stateOf?.(row)}
                  isChosen={props.isChosen && (row ? props.isChosen(row) : false)}
                />
              );
            })}
          </div>
        )}
        {totals && rows.reachable > 0 && <GridTotals totals={totals} drawn={drawn} writers={props.writers} row={rows.reachable + 2} />}
      </div>
    </div>
  );
}
