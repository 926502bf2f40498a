import { definitionLimits } from '@wagewright/contracts/definition';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { cellOf, gridRows, isBlankRow, RowsGrid, useGridRows } from '../../../shared/ui/rows-grid/index.ts';
import { writtenColumns } from '../batches/index.ts';
import type { InputTable, TriedLines } from './payees.ts';

interface Props {
  readonly table: InputTable;
  /** Other lines than the batch has; undefined where they are its own again. Nothing is said of what cannot be read. */
  readonly onTry: (table: string, lines: TriedLines | undefined) => void;
}

/** What one person has in a table, written over as a trial: nothing of it is kept until somebody says so. */
export function InputEditor({ table, onTry }: Props) {
  const { t } = useTranslation('payees');
  const format = useFormat();
  const columns = useMemo(() => writtenColumns(table, format), [table, format]);
  const isOne = table.lines === 'one';
  const model = useGridRows(() => {
    const lines = table.rows.map((cells) => Object.fromEntries(table.columns.map(({ code }, index) => [code, cells[index] ?? ''])));
    return gridRows(lines.length === 0 && isOne ? [{}] : lines);
  });
  const { rows, isChanged } = model;
  useEffect(() => {
    if (!isChanged) return onTry(table.code, undefined);
    const kept = isOne ? rows.slice(0, 1) : rows.filter((row) => !isBlankRow(row));
    const cells = kept.map((row) => columns.map((column) => [column.id, cellOf(row, column)] as const));
    if (cells.flat().some(([, cell]) => typeof cell !== 'string')) return;
    const lines = cells.map((line) => Object.fromEntries(line.map(([code, cell]) => [code, cell === '' ? null : (cell as string)])));
    onTry(table.code, isOne && lines.length === 0 ? [{}] : lines);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- told of what is written; who is told may be another function each time
  }, [rows, isChanged]);
  return (
    <RowsGrid
      label={t('inputs.gridOf', { table: format.name(table.name) })}
      columns={columns}
      model={model}
      rowsMax={isOne ? 1 : definitionLimits.linesPerEmployeeMax}
    />
  );
}
