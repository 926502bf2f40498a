import { useEffectEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format/use-format.ts';
import { useGridView, useSize } from '../data-table/use-grid-view.ts';
import { widthOf } from './column-widths.ts';
import { DoubtBar } from './DoubtBar.tsx';
import { GridBar } from './GridBar.tsx';
import { GridFoot } from './GridFoot.tsx';
import { cellId, GridLine } from './GridLine.tsx';
import { insertRows, mapCells, removeRows } from './grid-rows.ts';
import type { GridColumn } from './grid-types.ts';
import classes from './RowsGrid.module.css';
import { isNumeric, readAs } from './read-cells.ts';
import { type NoteOf, useCellNotes } from './use-cell-notes.ts';
import { useGridCursor } from './use-grid-cursor.ts';
import { useGridHands } from './use-grid-hands.ts';
import type { GridModel } from './use-grid-rows.ts';
import { cellWriter } from './write-cell.ts';

const rowHeight = 36;
const headHeight = 40;
const numberWidth = 44;

/** Tracks of the columns: texts take more of what room is left. */
const tracksOf = (columns: readonly GridColumn[]): string =>
  columns.map((column) => `minmax(${widthOf(column)}px, ${column.type === 'text' ? 2 : 1}fr)`).join(' ');

export interface RowsGridProps {
  readonly label: string;
  readonly columns: readonly GridColumn[];
  readonly model: GridModel;
  /** What the screen knows of a cell beyond its type; of a stable identity. */
  readonly noteOf?: NoteOf;
  readonly isReadOnly?: boolean;
  /** Rows that there can be; a paste that gives more is refused. */
  readonly rowsMax?: number;
}

const noPlaces = { startWidth: 0, endWidth: 0 };

/** A grid that the keyboard comes to is brought under the page's sticky bars; a browser leaves it where some of it can be seen. */
function bringIntoSight({ target, currentTarget }: React.FocusEvent<HTMLElement>): void {
  if (target === currentTarget && currentTarget.matches(':focus-visible'))
    currentTarget.parentElement?.scrollIntoView({ block: 'nearest' });
}

/** Rows that people write, as a spreadsheet does it: typed cell by cell, pasted many at once, undone. */
export default function RowsGrid({ label, columns, model, noteOf, isReadOnly = false, rowsMax = 10_000 }: RowsGridProps) {
  const { t } = useTranslation('rowsGrid');
  const format = useFormat();
  const gridId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const size = useSize(scroller);
  const { rows } = model;
  const [refused, setRefused] = useState<string | null>(null);
  // below the last row one that is not there yet
  const reach = rows.length + (isReadOnly || rows.length >= rowsMax ? 0 : 1);
  const cursor = useGridCursor({ rows: reach, columns: columns.length });
  const view = useGridView({ scroller, size, rows: reach, rowHeight, fixedHeight: headHeight, places: noPlaces });
  const noteAt = useCellNotes(noteOf);
  const words = useMemo(() => ({ yes: t('yes'), no: t('no') }), [t]);
  const writers = useMemo(() => columns.map((column) => cellWriter(column, format, words)), [columns, format, words]);
  const noted = useMemo(
    () =>
      rows.flatMap((row, index) =>
        columns.flatMap((column, at) => {
          const note = noteAt(row, index, column);
          return note ? [{ place: { row: index, column: at }, tone: note.tone }] : [];
        }),
      ),
    [rows, columns, noteAt],
  );
  const { place, block, draft } = cursor;
  const hands = useGridHands({
    grid,
    cursor,
    columns,
    model,
    reach,
    page: view.seenRows,
    isReadOnly,
    rowsMax,
    words,
    onRefuse: setRefused,
  });
  const reveal = useEffectEvent((row: number, column: number) => {
    if (cursor.wasMoved()) document.getElementById(cellId(gridId, row, column))?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  useLayoutEffect(() => reveal(place.row, place.column), [place.row, place.column]);
  const { firstRow } = view.range;
  const drawn = Array.from({ length: Math.max(0, view.range.lastRow - firstRow) }, (_, offset) => firstRow + offset);
  // the cell that has the keyboard is there, wherever the wheel has gone
  const indexes = place.row < reach && !drawn.includes(place.row) ? [...drawn, place.row] : drawn;
  const lastRow = Math.min(block.bottom, rows.length - 1);
  const nextNote = () => {
    const at = ({ row, column }: { row: number; column: number }) => row * columns.length + column;
    const found = noted.find((note) => at(note.place) > at(place)) ?? noted[0];
    if (!found) return;
    cursor.go(found.place);
    grid.current?.focus({ preventScroll: true });
  };
  const activeColumn = columns[place.column];
  const activeRow = rows[place.row];
  const isWide = columns.length > 2;
  return (
    <div className={classes.box}>
      {!isReadOnly && (
        <GridBar
          canUndo={model.canUndo}
          canRedo={model.canRedo}
          chosenRows={Math.max(0, lastRow - block.top + 1)}
          onAdd={() => {
            cursor.go({ row: rows.length, column: 0 });
            grid.current?.focus({ preventScroll: true });
          }}
          onInsert={() => model.change(insertRows(rows, block.top, 1))}
          onRemove={() => {
            model.change(removeRows(rows, block.top, lastRow));
            cursor.go({ row: block.top, column: place.column });
          }}
          onUndo={model.undo}
          onRedo={model.redo}
        />
      )}
      {!isReadOnly && (
        <DoubtBar
          rows={rows}
          columns={columns}
          onReadAs={(setting) => model.change(mapCells(rows, columns, (cell, column) => readAs(cell, column, setting)))}
        />
      )}
      <div
        ref={scroller}
        className={classes.scroller}
        data-wide={isWide || undefined}
        style={{ '--first-width': `${columns[0] ? widthOf(columns[0]) : 0}px` } as React.CSSProperties}
        onScroll={view.onScroll}
      >
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keyboard walks the cells */}
        <div
          ref={grid}
          role="grid"
          tabIndex={0}
          className={classes.grid}
          style={
            {
              minWidth: numberWidth + columns.reduce((sum, column) => sum + widthOf(column), 0),
              '--columns': `${numberWidth}px ${tracksOf(columns)}`,
            } as React.CSSProperties
          }
          aria-label={label}
          aria-rowcount={reach + 1}
          aria-colcount={columns.length + 1}
          aria-multiselectable
          {...(isReadOnly ? { 'aria-readonly': true } : {})}
          {...(draft === null && reach > 0 ? { 'aria-activedescendant': cellId(gridId, place.row, place.column) } : {})}
          {...hands.events}
          onFocus={(event) => {
            hands.events.onFocus();
            bringIntoSight(event);
          }}
        >
          <div role="row" aria-rowindex={1} className={classes.headRow}>
            <div role="columnheader" aria-colindex={1} className={`${classes.cell} ${classes.head} ${classes.number}`}>
              {t('number')}
            </div>
            {columns.map((column, index) => (
              <div
                key={column.id}
                role="columnheader"
                aria-colindex={index + 2}
                className={`${classes.cell} ${classes.head}`}
                title={column.name}
                data-first={index === 0 || undefined}
                data-figure={isNumeric(column) || undefined}
              >
                <span className={classes.headName}>{column.name}</span>
              </div>
            ))}
          </div>
          {reach > 0 && (
            <div role="rowgroup" className={classes.body} style={{ height: view.height }}>
              {indexes.map((index) => {
                const isChosen = index >= block.top && index <= block.bottom;
                const row = rows[index];
                return (
                  <GridLine
                    key={row?.id ?? 'new'}
                    gridId={gridId}
                    row={row}
                    index={index}
                    top={index * rowHeight}
                    columns={columns}
                    writers={writers}
                    noteAt={noteAt}
                    activeColumn={place.row === index ? place.column : -1}
                    chosenFrom={isChosen ? block.left : -1}
                    chosenTo={isChosen ? block.right : -1}
                    rowLabel={row ? format.count(index + 1) : t('newRow')}
                    field={place.row === index ? hands.field : null}
                  />
                );
              })}
            </div>
          )}
        </div>
      </div>
      <GridFoot
        gridId={gridId}
        rows={rows.length}
        note={activeColumn && activeRow ? noteAt(activeRow, place.row, activeColumn) : null}
        column={activeColumn?.name ?? ''}
        refused={refused}
        errors={noted.filter(({ tone }) => tone === 'error').length}
        questions={noted.filter(({ tone }) => tone === 'question').length}
        onNext={nextNote}
      />
    </div>
  );
}
