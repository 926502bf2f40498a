import { memo } from 'react';
import type { CellWriters } from './cell-writers-of.tsx';
import classes from './Grid.module.css';
import { cellGroups, type DrawnColumns } from './GridRow.tsx';
import type { PlacedColumn } from './place-columns.ts';
import { selectColumnId, type TableTotals } from './table-types.ts';

interface Props<Row> {
  readonly totals: TableTotals;
  readonly drawn: DrawnColumns<Row>;
  readonly writers: CellWriters<Row>;
  /** Its number among the rows. */
  readonly row: number;
}

function Totals<Row>({ totals, drawn, writers, row }: Props<Row>) {
  // the box that chooses rows has no room for a word
  const labelled = [...drawn.start, ...drawn.middle].find(({ column }) => column.id !== selectColumnId)?.column.id;
  const cell = ({ column, index, width }: PlacedColumn<Row>) => {
    const writer = writers.get(column.id);
    const value = totals.values.get(column.id);
    return (
      <div key={column.id} role="gridcell" aria-colindex={index + 1} className={writer?.className} style={{ width }}>
        {column.id === labelled ? totals.label : value === undefined || value === null ? '' : writer?.write(value, {} as Row)}
      </div>
    );
  };
  return (
    <div role="rowgroup" className={classes.totals}>
      <div role="row" aria-rowindex={row} className={classes.headRow}>
        {cellGroups(drawn, cell)}
      </div>
    </div>
  );
}

/** The sums of the columns at the foot, which stay in sight; the first cell says what they are. */
export const GridTotals = memo(Totals) as typeof Totals;
