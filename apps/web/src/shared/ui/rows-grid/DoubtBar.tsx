import { Button } from '@mantine/core';
import type { Notation } from '@wagewright/files/values';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format/use-format.ts';
import { cellOf, type GridColumn, type GridRow } from './grid-types.ts';
import classes from './RowsGrid.module.css';
import { doubtOf } from './read-cells.ts';
import { writeReadings } from './use-cell-notes.ts';

interface Props {
  readonly rows: readonly GridRow[];
  readonly columns: readonly GridColumn[];
  readonly onReadAs: (setting: Notation) => void;
}

/** The first cell that can be two values, and how many more are like it. */
function firstDoubt(rows: readonly GridRow[], columns: readonly GridColumn[]) {
  const found = rows.flatMap((row) =>
    columns.flatMap((column) => {
      const cell = cellOf(row, column);
      const doubt = doubtOf(cell, column);
      return doubt && typeof cell !== 'string' ? [{ doubt, read: cell.typed, column }] : [];
    }),
  );
  const [first] = found;
  return first && { ...first, count: found.filter(({ doubt }) => doubt.of === first.doubt.of).length };
}

/** Cells that can be two values are told apart once for all of them, by how the first of them would read. */
export function DoubtBar({ rows, columns, onReadAs }: Props) {
  const { t } = useTranslation('rowsGrid');
  const format = useFormat();
  const found = firstDoubt(rows, columns);
  if (!found) return null;
  const { doubt, read, column, count } = found;
  const settings: readonly [Notation, Notation] =
    doubt.of === 'number'
      ? [{ decimalMark: 'point' }, { decimalMark: 'comma' }]
      : [{ dateOrder: 'day-first' }, { dateOrder: 'month-first' }];
  const readings = writeReadings(doubt.texts, column, format);
  return (
    <div className={classes.doubts}>
      <span>{t('doubts', { count, read })}</span>
      {readings.map((reading, index) => (
        <Button key={reading} size="compact-sm" variant="default" onClick={() => onReadAs(settings[index] ?? {})}>
          {t('readAs', { reading })}
        </Button>
      ))}
    </div>
  );
}
