import { memo } from 'react';
import { CellField, type FieldEvents } from './CellField.tsx';
import { cellOf, type GridColumn, type GridRow } from './grid-types.ts';
import classes from './RowsGrid.module.css';
import { isNumeric } from './read-cells.ts';
import type { NoteOf } from './use-cell-notes.ts';

export const cellId = (gridId: string, row: number, column: number): string => `${gridId}-${row}-${column}`;
export const noteId = (gridId: string): string => `${gridId}-note`;

interface Props {
  readonly gridId: string;
  /** Undefined of the row below the last, which becomes one when something is written in it. */
  readonly row: GridRow | undefined;
  readonly index: number;
  readonly top: number;
  readonly columns: readonly GridColumn[];
  readonly writers: readonly ((value: string) => string)[];
  readonly noteAt: NoteOf;
  readonly activeColumn: number;
  /** Chosen columns from first to last; -1 where none is. */
  readonly chosenFrom: number;
  readonly chosenTo: number;
  readonly rowLabel: string;
  /** What is typed into the active cell; null where nothing is. */
  readonly field: (FieldEvents & { readonly label: string; readonly text: string }) | null;
}

function Line({ gridId, row, index, top, columns, writers, noteAt, activeColumn, chosenFrom, chosenTo, rowLabel, field }: Props) {
  return (
    <div role="row" aria-rowindex={index + 2} className={classes.row} style={{ top }} data-new={row ? undefined : true}>
      <div role="rowheader" id={cellId(gridId, index, -1)} aria-colindex={1} className={`${classes.cell} ${classes.number}`}>
        {rowLabel}
      </div>
      {columns.map((column, at) => {
        const cell = cellOf(row, column);
        const note = row ? noteAt(row, index, column) : null;
        const isActive = at === activeColumn;
        const blank = cell === '' && row ? column.whenBlank?.(row, index) : null;
        const write = writers[at] ?? String;
        const text = typeof cell === 'string' ? (cell === '' ? '' : write(cell)) : cell.typed;
        return (
          <div
            key={column.id}
            role="gridcell"
            id={cellId(gridId, index, at)}
            aria-colindex={at + 2}
            aria-selected={at >= chosenFrom && at <= chosenTo}
            aria-invalid={note?.tone === 'error' || undefined}
            {...(isActive && note ? { 'aria-describedby': noteId(gridId) } : {})}
            title={note?.text}
            className={classes.cell}
            data-figure={isNumeric(column) || undefined}
            data-first={at === 0 || undefined}
            data-tone={note?.tone}
            data-active={isActive || undefined}
            data-edited={(isActive && field !== null) || undefined}
          >
            {isActive && field ? (
              <CellField column={column} {...field} />
            ) : blank ? (
              <span className={classes.implied}>{write(blank)}</span>
            ) : (
              text
            )}
          </div>
        );
      })}
    </div>
  );
}

export const GridLine = memo(Line);
