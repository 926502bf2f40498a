import { Table } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { Row } from '@tanstack/react-table';
import { useTranslation } from 'react-i18next';
import { isDecimal, signOf } from '../../../../shared/format/decimal.ts';
import { useFormat } from '../../../../shared/format/use-format.ts';
import {
  type CalculatedTable,
  type Cell,
  type features,
  isFigure,
  lineColumn,
  type ResultRow,
  selectColumn,
  writeValue,
} from './columns.ts';
import classes from './ResultGrid.module.css';
import type { GridPlace } from './use-grid-keys.ts';

interface Props {
  readonly index: number;
  readonly row: Row<typeof features, ResultRow>;
  readonly definition: CalculatedTable;
  readonly activeColumn: number;
  /** Undefined where rows cannot be chosen. */
  readonly isChosen: boolean | undefined;
  readonly onChoose: (place: GridPlace) => void;
}

export function GridRow({ index, row, definition, activeColumn, isChosen, onChoose }: Props) {
  const { original } = row;
  return (
    <Table.Tr
      aria-rowindex={index + 2}
      className={classes.row}
      data-held={original.held || undefined}
      data-further={original.employeeId !== null && original.line > 0 ? true : undefined}
      {...(isChosen === undefined ? {} : { 'aria-selected': isChosen })}
    >
      {row.getAllCells().map((cell, column) => {
        const definedColumn = definition.columns.find(({ code }) => code === cell.column.id);
        const pinned = cell.column.getIsPinned();
        const value = cell.getValue() as Cell;
        return (
          <Table.Td
            key={cell.id}
            id={`cell-${index}-${column}`}
            role="gridcell"
            aria-colindex={column + 1}
            className={classes.cell}
            data-pinned={pinned || undefined}
            data-figure={(definedColumn && isFigure(definedColumn)) || undefined}
            data-explains={definedColumn ? true : undefined}
            data-line={cell.column.id === lineColumn || undefined}
            data-active={activeColumn === column || undefined}
            style={pinned ? { left: cell.column.getStart('start') } : undefined}
            onClick={() => onChoose({ row: index, column })}
          >
            {definedColumn ? (
              <Value value={value} column={definedColumn} />
            ) : (
              <OwnCell row={original} id={cell.column.id} value={value} isChosen={isChosen} />
            )}
          </Table.Td>
        );
      })}
    </Table.Tr>
  );
}

function Value({ value, column }: { value: Cell; column: CalculatedTable['columns'][number] }) {
  const { t } = useTranslation('batches');
  const format = useFormat();
  if (value === null) return <span className={classes.blank}>–</span>;
  if (typeof value === 'object') return <span className={classes.error}>{`${t('table.errorCell')}: ${value.error}`}</span>;
  const isNegative = isFigure(column) && isDecimal(value) && signOf(value) < 0;
  return <span className={isNegative ? classes.negative : undefined}>{writeValue(value, column, format)}</span>;
}

interface OwnProps {
  readonly row: ResultRow;
  readonly id: string;
  readonly value: Cell;
  readonly isChosen: boolean | undefined;
}

/** A cell about the row itself: whose it is, which line, whether it is chosen. */
function OwnCell({ row, id, value, isChosen = false }: OwnProps) {
  const { t } = useTranslation('batches');
  if (id === selectColumn) {
    return (
      <span className={classes.check} data-chosen={isChosen || undefined}>
        {isChosen && <IconCheck size={12} stroke={3} aria-hidden />}
        <span className="ww-visually-hidden">{t(isChosen ? 'table.chosenRow' : 'table.unchosenRow')}</span>
      </span>
    );
  }
  if (id !== 'name') return typeof value === 'string' ? value : '–';
  return (
    <>
      {row.name}
      {row.movement && <span className={classes.mark}>{t(`review.movement.${row.movement}`)}</span>}
      {row.held && <span className={classes.mark}>{t('table.held')}</span>}
    </>
  );
}

/** A row whose window is on its way. */
export function WaitingRow({ index, columns }: { index: number; columns: number }) {
  return (
    <Table.Tr aria-rowindex={index + 2} aria-busy className={classes.row}>
      {Array.from({ length: columns }, (_, column) => (
        <Table.Td key={column} id={`cell-${index}-${column}`} role="gridcell" aria-colindex={column + 1} className={classes.cell}>
          <span className={classes.waiting} aria-hidden="true" />
        </Table.Td>
      ))}
    </Table.Tr>
  );
}

/** Stands for the rows above or below that are not drawn. */
export function Spacer({ height }: { height: number }) {
  return (
    <tr role="presentation" style={{ height }}>
      <td role="presentation" style={{ padding: 0, border: 0 }} />
    </tr>
  );
}
