import type { DefinitionTest } from '@wagewright/contracts/definition';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type GridModel, isBlankRow, RowsGrid, useGridRows } from '../../../../shared/ui/rows-grid/index.ts';
import { RowsSkeleton } from '../../../../shared/ui/Skeletons.tsx';
import classes from './Tests.module.css';
import { type CaseTable, caseRows, expectsErrors } from './test-rows.ts';

interface Props {
  readonly label: string;
  readonly table: CaseTable;
  readonly entries: DefinitionTest['expect'][string] | undefined;
  /** Rows as they stand now, by the table: null while nobody has changed them. */
  readonly onRows: (code: string, rows: GridModel['rows'] | null) => void;
}

/** The rows of one table of a case. */
export function CaseGrid({ label, table, entries, onRows }: Props) {
  const { t } = useTranslation('tests');
  const model = useGridRows(() => caseRows(entries, table));
  const isFixed = expectsErrors(entries);
  const { rows, isChanged } = model;
  useEffect(() => onRows(table.code, isChanged ? rows : null), [onRows, table.code, rows, isChanged]);
  return (
    <section aria-label={label}>
      <h3>{label}</h3>
      <p className={classes.second}>{t(isFixed ? 'errorsInIt' : table.isLined ? 'linesAre' : 'rowsAre')}</p>
      <Suspense fallback={<RowsSkeleton rows={3} />}>
        <RowsGrid label={label} columns={table.columns} model={model} isReadOnly={isFixed} rowsMax={1_000} />
      </Suspense>
    </section>
  );
}

export const hasFault = (rows: GridModel['rows']): boolean =>
  rows.some((row) => Object.values(row.cells).some((cell) => typeof cell !== 'string'));
export const saysSomething = (rows: GridModel['rows']): boolean => rows.some((row) => !isBlankRow(row));
