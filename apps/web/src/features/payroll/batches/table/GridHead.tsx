import { Table } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { Header } from '@tanstack/react-table';
import { useTranslation } from 'react-i18next';
import { type CalculatedTable, type features, isFigure, lineColumn, type ResultRow, selectColumn } from './columns.ts';
import classes from './ResultGrid.module.css';
import type { GridPlace } from './use-grid-keys.ts';

interface Props {
  readonly heads: readonly Header<typeof features, ResultRow, unknown>[];
  readonly definition: CalculatedTable;
  readonly sort: string | undefined;
  readonly place: GridPlace;
  readonly onChoose: (place: GridPlace) => void;
}

export function GridHead({ heads, definition, sort, place, onChoose }: Props) {
  const { t } = useTranslation('batches');
  const directionOf = (id: string) => (sort === id ? 'ascending' : sort === `-${id}` ? 'descending' : 'none');
  return (
    <Table.Thead>
      <Table.Tr aria-rowindex={1}>
        {heads.map((head, column) => {
          const { id } = head.column;
          const name = String(head.column.columnDef.header ?? id);
          const direction = directionOf(id);
          const definedColumn = definition.columns.find(({ code }) => code === id);
          const isSortable = id !== selectColumn && id !== lineColumn;
          const pinned = head.column.getIsPinned();
          return (
            <Table.Th
              key={id}
              id={`cell--1-${column}`}
              role="columnheader"
              aria-colindex={column + 1}
              {...(isSortable ? { 'aria-sort': direction } : {})}
              className={classes.head}
              data-pinned={pinned || undefined}
              data-figure={(definedColumn && isFigure(definedColumn)) || undefined}
              data-active={(place.row === -1 && place.column === column) || undefined}
              style={{ width: head.column.getSize(), ...(pinned ? { left: head.column.getStart('start') } : {}) }}
              {...(isSortable ? { title: t('table.sortBy', { column: name }) } : { 'data-still': true })}
              onClick={() => onChoose({ row: -1, column })}
            >
              <span className={classes.headName}>
                <span className={classes.headText}>
                  {id === selectColumn ? <span className="ww-visually-hidden">{t('table.choice')}</span> : name}
                </span>
                {direction === 'ascending' && <IconArrowUp size={14} aria-hidden />}
                {direction === 'descending' && <IconArrowDown size={14} aria-hidden />}
              </span>
            </Table.Th>
          );
        })}
      </Table.Tr>
    </Table.Thead>
  );
}
