import { Table } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useTable } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { EmptyState } from '../../../../shared/ui/EmptyState.tsx';
import { FailureState } from '../../../../shared/ui/FailureState.tsx';
import { type CalculatedTable, features, gridColumns, personColumns, pinnedColumns, type ResultRow } from './columns.ts';
import { GridHead } from './GridHead.tsx';
import { GridRow, WaitingRow } from './GridRow.tsx';
import classes from './ResultGrid.module.css';
import { type GridPlace, useGridKeys } from './use-grid-keys.ts';
import { useWindowRows } from './use-window-rows.ts';

interface Props {
  readonly input: { batchId: number; table: string };
  readonly table: CalculatedTable;
  readonly sort: string | undefined;
  readonly onSort: (sort: string | undefined) => void;
  readonly onExplain: (employeeId: number, column: string) => void;
  readonly onTotal: (total: number) => React.ReactNode;
}

const rowHeight = 37;
const overscan = 10;
const firstRows = 30;

/** Ascending, descending, unsorted. */
function nextSort(sort: string | undefined, column: string): string | undefined {
  if (sort === column) return `-${column}`;
  return sort === `-${column}` ? undefined : column;
}

/** All people of a batch: virtual rows, sorted and filtered by the server, the first columns held in place. */
export function ResultGrid({ input, table: definition, sort, onSort, onExplain, onTotal }: Props) {
  const { t } = useTranslation('batches');
  const format = useFormat();
  const scroller = useRef<HTMLDivElement>(null);
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const [seen, setSeen] = useState({ first: 0, last: firstRows });
  const rows = useWindowRows(input, seen.first, seen.last);
  const total = rows.total ?? 0;

  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes here; the virtualizer renders anew by itself
  const virtualizer = useVirtualizer({
    count: total,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan,
    scrollPaddingStart: rowHeight + 8,
    onChange: (instance) => {
      const range = instance.range;
      if (!range) return;
      const next = { first: Math.max(0, range.startIndex - overscan), last: range.endIndex + overscan };
      setSeen((before) => (before.first === next.first && before.last === next.last ? before : next));
    },
  });
  const items = virtualizer.getVirtualItems();
  const shown = items.flatMap(({ index }) => rows.rowAt(index) ?? []);
  const columns = useMemo(() => gridColumns(definition, t, format, isNarrow), [definition, t, format, isNarrow]);
  const table = useTable({
    features,
    columns,
    data: shown,
    getRowId: (row: ResultRow) => `${row.employeeId}:${row.line}`,
    manualSorting: true,
    state: {
      columnPinning: { start: [...(isNarrow ? pinnedColumns.narrow : pinnedColumns.wide)], end: [] },
      sorting: sort === undefined ? [] : [{ id: sort.replace(/^-/, ''), desc: sort.startsWith('-') }],
    },
  });
  const heads = table.getHeaderGroups()[0]?.headers ?? [];
  const modelRows = new Map(table.getRowModel().rows.map((row) => [row.id, row]));

  const open = ({ row, column }: GridPlace) => {
    const id = heads[column]?.column.id;
    if (id === undefined) return;
    if (row === -1) return onSort(nextSort(sort, id));
    const found = rows.rowAt(row);
    if (found && !personColumns.some((person) => person === id)) onExplain(found.employeeId, id);
  };
  const reveal = ({ row, column }: GridPlace) => {
    if (row >= 0) virtualizer.scrollToIndex(row);
    const head = heads[column];
    const box = scroller.current;
    if (!head || !box || head.column.getIsPinned()) return;
    const left = head.column.getStart();
    const room = table.getStartTotalSize();
    if (left - room < box.scrollLeft) box.scrollLeft = left - room;
    else if (left + head.column.getSize() > box.scrollLeft + box.clientWidth)
      box.scrollLeft = left + head.column.getSize() - box.clientWidth;
  };
  const { place, setPlace, onKeyDown } = useGridKeys({ rows: total, columns: heads.length, reveal, enter: open });
  const chooseCell = (chosen: GridPlace) => {
    setPlace(chosen);
    open(chosen);
  };

  if (rows.error && rows.total === undefined) return <FailureState error={rows.error} onRetry={rows.refetch} />;
  const isDrawn = place.row === -1 || items.some(({ index }) => index === place.row);
  const before = items[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <>
      <div className={classes.bar}>
        <span role="status" className="ww-figures">
          {rows.total === undefined ? t('loading', { ns: 'common' }) : onTotal(total)}
        </span>
        <span className={classes.help}>{t('table.help')}</span>
      </div>
      <div ref={scroller} className={classes.scroller} data-busy={rows.isFetching || undefined}>
        <Table
          role="grid"
          tabIndex={0}
          className={classes.table}
          style={{ width: table.getTotalSize() }}
          aria-label={format.name(definition.name)}
          aria-rowcount={total + 1}
          aria-colcount={heads.length}
          {...(isDrawn ? { 'aria-activedescendant': `cell-${place.row}-${place.column}` } : {})}
          onKeyDown={onKeyDown}
        >
          <GridHead heads={heads} definition={definition} sort={sort} place={place} onChoose={chooseCell} />
          <Table.Tbody>
            {before > 0 && <Spacer height={before} />}
            {items.map(({ index }) => {
              const data = rows.rowAt(index);
              const row = data && modelRows.get(`${data.employeeId}:${data.line}`);
              return row ? (
                <GridRow
                  key={index}
                  index={index}
                  row={row}
                  definition={definition}
                  activeColumn={place.row === index ? place.column : -1}
                  onChoose={chooseCell}
                />
              ) : (
                <WaitingRow key={index} index={index} columns={heads.length} />
              );
            })}
            {after > 0 && <Spacer height={after} />}
          </Table.Tbody>
        </Table>
        {rows.total === 0 && <EmptyState title={t('table.none')} text={t('table.noneText')} />}
      </div>
    </>
  );
}

/** Stands for the rows above or below that are not drawn. */
function Spacer({ height }: { height: number }) {
  return (
    <tr role="presentation" style={{ height }}>
      <td role="presentation" style={{ padding: 0, border: 0 }} />
    </tr>
  );
}
