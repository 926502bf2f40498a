import type { Formatter } from '../../format/formatter.ts';
import content from './Content.module.css';
import { createWriter, isFigure, toneOf } from './cell-writer.ts';
import classes from './Grid.module.css';
import type { CellValue, Column } from './table-types.ts';

/** How the cells of one column are drawn, worked out once. */
export interface CellWriter<Row> {
  readonly className: string;
  readonly textOf: (row: Row) => string;
  readonly write: (value: CellValue, row: Row) => string;
  readonly contentOf: (row: Row) => React.ReactNode;
  readonly attributes: (row: Row) => { readonly 'data-tone'?: string };
  /** The same object for the same width, so that React has nothing to compare. */
  readonly widthOf: (width: number) => React.CSSProperties;
}
export type CellWriters<Row> = ReadonlyMap<string, CellWriter<Row>>;

const none = {};

function createCellWriter<Row>(column: Column<Row>, format: Formatter): CellWriter<Row> {
  const write = createWriter(column, format);
  const textOf = (row: Row) => write(column.value(row), row);
  const { mark } = column;
  const plain = column.content ?? textOf;
  const marked = (row: Row) => {
    const word = mark?.(row);
    if (!word) return plain(row);
    return (
      <>
        {plain(row)}
        <span className={content.mark}>{word}</span>
      </>
    );
  };
  let style: React.CSSProperties = { width: 0 };
  const flags = [isFigure(column) && classes.figure, column.opens && classes.opens, column.wraps && classes.wraps];
  return {
    className: [classes.cell, ...flags].filter(Boolean).join(' '),
    textOf,
    write,
    contentOf: mark ? marked : plain,
    attributes: (row) => {
      if (column.content) return none;
      const tone = toneOf(column, column.value(row));
      return tone ? { 'data-tone': tone } : none;
    },
    widthOf: (width) => {
      if (style.width !== width) style = { width };
      return style;
    },
  };
}

export const cellWritersOf = <Row,>(columns: readonly Column<Row>[], format: Formatter): CellWriters<Row> =>
  new Map(columns.map((column) => [column.id, createCellWriter(column, format)]));
