import { useMediaQuery } from '@mantine/hooks';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format/use-format.ts';
import { EmptyState } from '../EmptyState.tsx';
import { FailureState } from '../FailureState.tsx';
import { RowsSkeleton } from '../Skeletons.tsx';
import { CardList } from './CardList.tsx';
import { ColumnChooser } from './ColumnChooser.tsx';
import { cellWritersOf } from './cell-writers-of.tsx';
import classes from './DataTable.module.css';
import { type ExportChoice, type Exporter, ExportMenu } from './export/ExportMenu.tsx';
import { GridView } from './GridView.tsx';
import { inOrder, isShown, placeColumns } from './place-columns.ts';
import { SelectAll, selectionColumn, toggleAll } from './selection-column.tsx';
import { TableBar } from './TableBar.tsx';
import { TableFoot } from './TableFoot.tsx';
import { useTableSettings } from './table-settings.ts';
import { type Column, selectColumnId, type TablePlace, type TableRows, type TableSelection, type TableTotals } from './table-types.ts';
import { useSortedRows } from './use-sorted-rows.ts';
import type { TableAddress } from './views/table-address.ts';
import { useTableViews, type ViewFault } from './views/use-table-views.ts';
import { ViewsMenu } from './views/ViewsMenu.tsx';

/** Rows of a page beyond which only those are drawn that are seen. */
const drawnRowsMax = 120;

export interface DataTableProps<Row> {
  readonly label: string;
  /** Keep the same object while nothing changes: rows are drawn anew with other columns. */
  readonly columns: readonly Column<Row>[];
  readonly rows: TableRows<Row>;
  /** The name under which the reader's arrangement is kept; with it comes the chooser of columns. */
  readonly name?: string;
  /** How the table stands in its screen's address: with it, and a name, come saved views. */
  readonly address?: TableAddress;
  /** Where the server makes the file of all rows; a small list that is whole on the page needs none. */
  readonly exporter?: Exporter | readonly ExportChoice[];
  /** A column; with a minus before it, descending. */
  readonly sort?: string | undefined;
  readonly onSort?: (sort: string | undefined) => void;
  /** What is sorted and filtered, as text: other rows begin at the top. */
  readonly identity?: string;
  /** Opens what a cell offers. */
  readonly onOpen?: (row: Row, columnId: string) => void;
  /** What a cell has opened is shown: when it goes, the keyboard is back at its cell. */
  readonly isOpen?: boolean;
  readonly selection?: TableSelection<Row> | undefined;
  /** What can be done with the rows that are chosen. */
  readonly selectionBar?: React.ReactNode;
  readonly totals?: TableTotals | undefined;
  /** A row that is less (`quiet`), that goes on with the row before it (`further`), or that stands for those below it (`group`). */
  readonly stateOf?: (row: Row) => 'quiet' | 'further' | 'group' | undefined;
  /** What stands in place of rows where there are none. */
  readonly empty?: React.ReactNode;
}

/** Ascending, descending, unsorted. */
export function nextSort(sort: string | undefined, column: string): string | undefined {
  if (sort === column) return `-${column}`;
  return sort === `-${column}` ? undefined : column;
}

/** What an opened view could not keep to. */
function faultText(fault: ViewFault | undefined, t: TFunction): string | undefined {
  if (fault === undefined) return undefined;
  return fault === 'gone' ? t('table.views.gone') : t('table.views.missing', { count: fault.missing });
}

/** The one table: columns as data, rows from a page or in windows of the server; on a phone cards. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns: given, name, address, selection, selectionBar, totals, onOpen } = props;
  const { rows, sort, onSort } = useSortedRows(given, props.rows, { sort: props.sort, onSort: props.onSort });
  const { t } = useTranslation();
  const format = useFormat();
  const isNarrow = useMediaQuery('(max-width: 40em)', false, { getInitialValueInEffect: false });
  const [settings, setSettings] = useTableSettings(name);
  const columns = useMemo(() => (selection ? [selectionColumn(selection, t('table.choice')), ...given] : given), [given, selection, t]);
  const writers = useMemo(() => cellWritersOf(columns, format), [columns, format]);
  const columnIds = useMemo(() => given.map(({ id }) => id), [given]);
  const views = useTableViews({ name, columnIds, settings, onSettings: setSettings, address });
  if (rows.total === undefined) {
    return rows.error ? <FailureState error={rows.error} onRetry={rows.refetch} /> : <RowsSkeleton />;
  }
  const isVirtual = (rows.see !== undefined || rows.reachable > drawnRowsMax) && !given.some(({ wraps }) => wraps);
  const markRow = (index: number) => {
    const row = rows.rowAt(index);
    const key = row && selection?.keyOf(row);
    if (key !== undefined) selection?.toggle(key);
    return key !== undefined;
  };
  const onHead = ({ id, isSortable }: Column<Row>): boolean => {
    if (id === selectColumnId && selection) toggleAll(selection, rows);
    else if (isSortable) onSort?.(nextSort(sort, id));
    return true;
  };
  const onEnter = (place: TablePlace, column: Column<Row>): boolean => {
    if (place.row === -1) return onHead(column);
    if (column.id === selectColumnId) return markRow(place.row);
    const row = rows.rowAt(place.row);
    if (!row || !column.opens || !onOpen) return false;
    onOpen(row, column.id);
    return true;
  };
  const headOf = (columnId: string) => {
    if (columnId !== selectColumnId || !selection) return undefined;
    if (!selection.chooseAll) return <span className="ww-visually-hidden">{t('table.choice')}</span>;
    return <SelectAll selection={selection} rows={rows} label={t('table.chooseAll')} />;
  };
  const hasChosen = selection !== undefined && selection.chosen.size > 0;
  const isEmpty = rows.total === 0;
  const help = isNarrow || isEmpty ? null : t(selection ? 'table.helpSelect' : 'table.help');
  return (
    <div className={classes.table}>
      {(name !== undefined || (hasChosen && selectionBar)) && (
        <TableBar
          rows={rows}
          aside={hasChosen ? selectionBar : (faultText(views.fault, t) ?? help)}
          tools={
            name !== undefined && (
              <>
                {address && <ViewsMenu table={name} views={views} address={address} isNarrow={isNarrow} />}
                <ExportMenu
                  label={label}
                  columns={placeColumns(given, settings, 0).all.map(({ column }) => column)}
                  rows={rows}
                  exporter={props.exporter}
                  isNarrow={isNarrow}
                />
                {!isNarrow && <ColumnChooser columns={given} settings={settings} onChange={setSettings} />}
              </>
            )
          }
        />
      )}
      {isEmpty ? (
        (props.empty ?? <EmptyState title={t('table.none')} text={t('table.noneText')} />)
      ) : isNarrow ? (
        <CardList<Row>
          label={label}
          columns={inOrder(given, settings).filter((column) => isShown(column, settings))}
          writers={writers}
          rows={rows}
          isVirtual={isVirtual}
          stateOf={props.stateOf}
          onOpen={onOpen}
          selection={selection}
        />
      ) : (
        <GridView<Row>
          label={label}
          columns={columns}
          writers={writers}
          rows={rows}
          settings={settings}
          sort={sort}
          isSortable={onSort !== undefined}
          totals={totals}
          isVirtual={isVirtual}
          identity={props.identity ?? ''}
          stateOf={props.stateOf}
          isChosen={
            selection &&
            ((row) => {
              const key = selection.keyOf(row);
              return key !== undefined && selection.chosen.has(key);
            })
          }
          headOf={headOf}
          onEnter={onEnter}
          onMark={markRow}
          isOpen={props.isOpen ?? false}
        />
      )}
      {!isEmpty && <TableFoot rows={rows} />}
    </div>
  );
}
