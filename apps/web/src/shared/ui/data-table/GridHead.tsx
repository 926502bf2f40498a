import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { isFigure } from './cell-writer.ts';
import classes from './Grid.module.css';
import { cellGroups, cellId, type DrawnColumns } from './GridRow.tsx';
import type { PlacedColumn } from './place-columns.ts';

interface Props<Row> {
  readonly gridId: string;
  readonly drawn: DrawnColumns<Row>;
  readonly sort: string | undefined;
  readonly isSortable: boolean;
  readonly activeColumn: number;
  /** What stands in the head of a column instead of its name. */
  readonly contentOf: (columnId: string) => React.ReactNode;
}

const directionOf = (sort: string | undefined, id: string) => (sort === id ? 'ascending' : sort === `-${id}` ? 'descending' : 'none');

function Head<Row>({ gridId, drawn, sort, isSortable: canSort, activeColumn, contentOf }: Props<Row>) {
  const { t } = useTranslation();
  const head = ({ column, index, width }: PlacedColumn<Row>) => {
    const { id, name } = column;
    const isSortable = canSort && column.isSortable === true;
    const direction = directionOf(sort, id);
    return (
      <div
        key={id}
        id={cellId(gridId, -1, index)}
        role="columnheader"
        aria-colindex={index + 1}
        className={`${classes.cell} ${classes.head} ${isFigure(column) ? classes.figure : ''}`}
        style={{ width }}
        title={isSortable ? t('table.sortBy', { column: name }) : name}
        {...(isSortable ? { 'aria-sort': direction, 'data-sorts': true } : {})}
        {...(activeColumn === index ? { 'data-active': true } : {})}
      >
        {contentOf(id) ?? (
          <span className={classes.headName}>
            <span className={classes.headText}>{name}</span>
            {direction === 'ascending' && <IconArrowUp size={14} aria-hidden />}
            {direction === 'descending' && <IconArrowDown size={14} aria-hidden />}
          </span>
        )}
      </div>
    );
  };
  return (
    <div role="rowgroup" className={classes.headGroup}>
      <div role="row" aria-rowindex={1} className={classes.headRow}>
        {cellGroups(drawn, head)}
      </div>
    </div>
  );
}

/** The names of the columns, which stay in sight; a click sorts. Scrolling through rows leaves it as it is. */
export const GridHead = memo(Head) as typeof Head;
