import { memo } from 'react';
import content from './Content.module.css';
import type { CellWriters } from './cell-writers-of.tsx';
import classes from './Grid.module.css';
import type { PlacedColumn } from './place-columns.ts';

/** The columns that are drawn of a row, in three groups; `before` are the pixels of those that are not drawn on the left. */
export interface DrawnColumns<Row> {
  readonly start: readonly PlacedColumn<Row>[];
  readonly middle: readonly PlacedColumn<Row>[];
  readonly end: readonly PlacedColumn<Row>[];
  readonly before: number;
  readonly middleWidth: number;
}

interface Props<Row> {
  readonly gridId: string;
  readonly index: number;
  /** Undefined while it is on its way. */
  readonly row: Row | undefined;
  /** Pixels from the top of the rows' box; undefined where rows follow each other. */
  readonly top: number | undefined;
  readonly drawn: DrawnColumns<Row>;
  readonly writers: CellWriters<Row>;
  readonly activeColumn: number;
  readonly state: string | undefined;
  /** Undefined where rows cannot be chosen. */
  readonly isChosen: boolean | undefined;
}

/** The cells of a row in their three groups: pinned ones stay, those between scroll. */
export const cellGroups = <Row,>(drawn: DrawnColumns<Row>, cell: (placed: PlacedColumn<Row>) => React.ReactNode) => (
  <>
    {drawn.start.length > 0 && (
      <div role="presentation" className={classes.pinned} data-pin="start">
        {drawn.start.map(cell)}
      </div>
    )}
    <div role="presentation" className={classes.middle} style={{ width: drawn.middleWidth, paddingLeft: drawn.before }}>
      {drawn.middle.map(cell)}
    </div>
    {drawn.end.length > 0 && (
      <div role="presentation" className={classes.pinned} data-pin="end">
        {drawn.end.map(cell)}
      </div>
    )}
  </>
);

export const cellId = (gridId: string, row: number, column: number): string => `${gridId}-${row}-${column}`;

/** A row of plain cells: text is written directly, no cell is a component. It is drawn anew only when something of it changes. */
function Row<Data>({ gridId, index, row, top, drawn, writers, activeColumn, state, isChosen }: Props<Data>) {
  const cell = (placed: PlacedColumn<Data>) => {
    const { column, index: at, width } = placed;
    const write = writers.get(column.id);
    const isActive = activeColumn === at;
    return (
      <div
        key={column.id}
        id={cellId(gridId, index, at)}
        role="gridcell"
        aria-colindex={at + 1}
        className={write?.className}
        style={write?.widthOf(width)}
        {...(isActive ? { 'data-active': true } : {})}
        {...(row === undefined ? {} : write?.attributes(row))}
      >
        {row === undefined ? <span className={content.waiting} aria-hidden="true" /> : write?.contentOf(row)}
      </div>
    );
  };
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={classes.row}
      style={top === undefined ? undefined : { top }}
      data-state={state}
      {...(row === undefined ? { 'aria-busy': true } : {})}
      {...(isChosen === undefined ? {} : { 'aria-selected': isChosen })}
    >
      {cellGroups(drawn, cell)}
    </div>
  );
}

export const GridRow = memo(Row) as typeof Row;
