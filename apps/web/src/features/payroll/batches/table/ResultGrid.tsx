import { Table } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { EmptyState } from '../../../../shared/ui/EmptyState.tsx';
import { FailureState } from '../../../../shared/ui/FailureState.tsx';
import { type CalculatedTable, lineColumn, personColumns, type ResultRow, selectColumn } from './columns.ts';
import { GridBar } from './GridBar.tsx';
import { GridHead } from './GridHead.tsx';
import { GridRow, Spacer, WaitingRow } from './GridRow.tsx';
import classes from './ResultGrid.module.css';
import { type GridPlace, useGridKeys } from './use-grid-keys.ts';
import { rowKey, useResultTable } from './use-result-table.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

interface Props {
  readonly input: { batchId: number; table: string };
  readonly table: CalculatedTable;
  readonly sort: string | undefined;
  readonly onSort: (sort: string | undefined) => void;
  readonly onExplain: (row: ResultRow, column: string) => void;
  /** Where rows can be chosen: whose are, and a way to change that. */
  readonly selection?: Selection | undefined;
  /** Stands beside the count of rows instead of help with the keyboard. */
  readonly aside?: React.ReactNode;
}

export interface Selection {
  readonly chosen: ReadonlySet<number>;
  readonly toggle: (employeeId: number) => void;
}

const unsortable: readonly string[] = [selectColumn, lineColumn];
const unexplained: readonly string[] = [...unsortable, ...personColumns];

/** Ascending, descending, unsorted. */
function nextSort(sort: string | undefined, column: string): string | undefined {
  if (sort === column) return `-${column}`;
  return sort === `-${column}` ? undefined : column;
}

/** Everything that the grid's picture is drawn from, and what its cells do. */
function useGrid({ input, table: definition, sort, onSort, onExplain, selection }: Props) {
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const { scroller, rows, items, before, after, scrollToRow } = useVirtualRows(input);
  const drawn = items.flatMap(({ index }) => rows.rowAt(index) ?? []);
  const table = useResultTable({
    definition,
    rows: drawn,
    sort,
    isNarrow,
    selects: selection !== undefined && definition.lines !== 'shared',
  });
  const heads = table.getHeaderGroups()[0]?.headers ?? [];

  const mark = ({ row }: GridPlace) => {
    const employeeId = rows.rowAt(row)?.employeeId;
    if (employeeId) selection?.toggle(employeeId);
  };
  const open = (place: GridPlace) => {
    const id = heads[place.column]?.column.id;
    if (id === undefined) return;
    if (place.row === -1) return unsortable.includes(id) ? undefined : onSort(nextSort(sort, id));
    if (id === selectColumn) return mark(place);
    const found = rows.rowAt(place.row);
    if (found && !unexplained.includes(id)) onExplain(found, id);
  };
  const reveal = ({ row, column }: GridPlace) => {
    if (row >= 0) scrollToRow(row);
    const head = heads[column];
    const box = scroller.current;
    if (!head || !box || head.column.getIsPinned()) return;
    const left = head.column.getStart();
    const right = left + head.column.getSize();
    const pinnedWidth = table.getStartTotalSize();
    if (left - pinnedWidth < box.scrollLeft) box.scrollTo({ left: left - pinnedWidth });
    else if (right > box.scrollLeft + box.clientWidth) box.scrollTo({ left: right - box.clientWidth });
  };
  const { place, setPlace, onKeyDown } = useGridKeys({ rows: rows.total ?? 0, columns: heads.length, reveal, enter: open, mark });
  const choose = (chosen: GridPlace) => {
    setPlace(chosen);
    open(chosen);
  };
  const modelRows = new Map(table.getRowModel().rows.map((row) => [row.id, row]));
  const rowAt = (index: number) => {
    const data = rows.rowAt(index);
    return data && modelRows.get(rowKey(data));
  };
  return { scroller, rows, items, before, after, width: table.getTotalSize(), heads, rowAt, place, choose, onKeyDown };
}

const isChosen = ({ chosen }: Selection, { employeeId }: ResultRow): boolean => employeeId !== null && chosen.has(employeeId);

/** All people of a batch: virtual rows, sorted and filtered by the server, the first columns held in place. */
export function ResultGrid(props: Props) {
  const { t } = useTranslation('batches');
  const format = useFormat();
  const { table: definition, sort, selection } = props;
  const { scroller, rows, items, before, after, width, heads, rowAt, place, choose, onKeyDown } = useGrid(props);
  if (rows.error && rows.total === undefined) return <FailureState error={rows.error} onRetry={rows.refetch} />;
  const isPlaceDrawn = place.row === -1 || items.some(({ index }) => index === place.row);
  return (
    <>
      <GridBar rows={rows} selects={selection !== undefined && definition.lines !== 'shared'} aside={props.aside} />
      <div ref={scroller} className={classes.scroller} data-busy={rows.isFetching || undefined}>
        <Table
          role="grid"
          tabIndex={0}
          className={classes.table}
          style={{ width }}
          aria-label={format.name(definition.name)}
          aria-rowcount={(rows.total ?? 0) + 1}
          aria-colcount={heads.length}
          aria-multiselectable={selection !== undefined || undefined}
          {...(isPlaceDrawn ? { 'aria-activedescendant': `cell-${place.row}-${place.column}` } : {})}
          onKeyDown={onKeyDown}
        >
          <GridHead heads={heads} definition={definition} sort={sort} place={place} onChoose={choose} />
          <Table.Tbody>
            {before > 0 && <Spacer height={before} />}
            {items.map(({ index }) => {
              const row = rowAt(index);
              const activeColumn = place.row === index ? place.column : -1;
              return row ? (
                <GridRow
                  key={index}
                  index={index}
                  row={row}
                  definition={definition}
                  activeColumn={activeColumn}
                  isChosen={selection && isChosen(selection, row.original)}
                  onChoose={choose}
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
