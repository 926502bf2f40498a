import { Button, UnstyledButton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { writeValue } from '../../../shared/format/calculated-value.ts';
import { isDecimal } from '../../../shared/format/decimal.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import classes from './PayeePage.module.css';
import type { Batch, ExplainedFigure, ResultTable } from './payees.ts';

interface Props {
  readonly batch: Batch;
  readonly tables: readonly ResultTable[];
  readonly onExplain: (figure: ExplainedFigure) => void;
}

/** What was calculated, table by table as the definition groups it; lines that are blank or zero wait behind a button. */
export function ResultLines({ batch, tables, onExplain }: Props) {
  const { t } = useTranslation('payees');
  const format = useFormat();
  const shown = tables.filter(({ rows }) => rows.length > 0);
  if (shown.length === 0)
    return (
      <Panel title={t('lines.title')}>
        <EmptyState title={t('notCalculated')} text={t('lines.none')} />
      </Panel>
    );
  // what it comes to before what it is made of
  return shown
    .toSorted((a, b) => Number(b.isSummary) - Number(a.isSummary))
    .map((table) => (
      <Panel
        key={table.code}
        title={format.name(table.name)}
        actions={
          <Link
            className={classes.wholeTable}
            to="/payroll/batches/$batchId"
            params={{ batchId: String(batch.id) }}
            search={{ tab: 'table', table: table.code }}
          >
            {t('lines.everybody')}
          </Link>
        }
      >
        <TableLines table={table} onExplain={onExplain} />
      </Panel>
    ));
}

type Row = ResultTable['rows'][number];
type ResultColumn = ResultTable['columns'][number];

const isQuiet = (cell: Row['cells'][number] | undefined): boolean =>
  cell === null || cell === undefined || (typeof cell === 'string' && (cell === '' || (isDecimal(cell) && Number(cell) === 0)));

function TableLines({ table, onExplain }: { table: ResultTable; onExplain: Props['onExplain'] }) {
  const { t } = useTranslation('payees');
  const format = useFormat();
  const [isWhole, setWhole] = useState(false);
  const columns = table.columns.map((column, index) => ({ column, index })).filter(({ column }) => !column.hidden);
  const quiet = columns.filter(({ index }) => table.rows.every(({ cells }) => isQuiet(cells[index])));
  const shown = isWhole ? columns : columns.filter((one) => !quiet.includes(one));
  return (
    <>
      {table.rows.map((row) => (
        <div key={row.line}>
          {(table.rows.length > 1 || row.days) && (
            <h3 className={classes.lineTitle}>
              {row.days ? format.days(row.days.from, row.days.to) : t('lines.line', { number: format.count(row.line + 1) })}
            </h3>
          )}
          <ul className={classes.lines}>
            {shown.map(({ column, index }) => (
              <li key={column.code}>
                <UnstyledButton
                  className={classes.line}
                  onClick={() => onExplain({ table: table.code, column: column.code, line: row.line })}
                >
                  <span>{format.name(column.name)}</span>
                  <Figure column={column} cell={row.cells[index] ?? null} />
                </UnstyledButton>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {quiet.length > 0 && (
        <Button variant="subtle" size="compact-sm" mt="xs" onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('lines.hideQuiet') : t('lines.showQuiet', { count: quiet.length })}
        </Button>
      )}
    </>
  );
}

function Figure({ column, cell }: { column: ResultColumn; cell: Row['cells'][number] }) {
  const { t } = useTranslation('batches');
  const format = useFormat();
  const text = cell === null ? '–' : typeof cell === 'string' ? writeValue(cell, column, format) : t('table.errorCell');
  return (
    <span className={`${classes.figure} ww-figures`} data-failed={(cell !== null && typeof cell === 'object') || undefined}>
      {text}
    </span>
  );
}
