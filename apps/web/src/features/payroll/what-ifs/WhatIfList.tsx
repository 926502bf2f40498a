import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Formatter } from '../../../shared/format/formatter.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { type Column, DataTable, givenRows } from '../../../shared/ui/data-table/index.ts';
import { WhatIfState } from './WhatIfState.tsx';
import classes from './WhatIfs.module.css';
import { comparesCopies, type WhatIfRow } from './what-ifs.ts';

const runColumns = (batchId: number, t: TFunction<'whatIfs'>, format: Formatter): Column<WhatIfRow>[] => [
  {
    id: 'name',
    name: t('name'),
    type: 'text',
    isSortable: true,
    value: (row) => nameOf(row, t),
    content: (row) => (
      <Link to="/payroll/batches/$batchId" params={{ batchId: String(batchId) }} search={{ tab: 'what-ifs', run: row.runId }}>
        {nameOf(row, t)}
      </Link>
    ),
    width: 200,
    card: 'title',
  },
  {
    id: 'state',
    name: t('state'),
    type: 'text',
    isSortable: true,
    value: ({ progress }) => t(`states.${progress.state}`),
    content: (row) => <WhatIfState row={row} />,
    width: 140,
    grow: 0,
    card: 'aside',
  },
  { id: 'changes', name: t('changed'), type: 'text', value: (row) => changesOf(row, t, format).join(' · '), width: 240, card: 'second' },
  { id: 'by', name: t('startedBy'), type: 'text', isSortable: true, value: ({ startedBy }) => startedBy, card: 'second' },
  { id: 'at', name: t('startedAt'), type: 'instant', isSortable: true, value: ({ progress }) => progress.startedAt },
];

/** The runs beside a batch, newest first; each leads to what it gave. */
export function WhatIfList({ rows, batchId }: { rows: readonly WhatIfRow[]; batchId: number }) {
  const { t } = useTranslation('whatIfs');
  const format = useFormat();
  const columns = useMemo(() => runColumns(batchId, t, format), [batchId, t, format]);
  return <DataTable label={t('title')} columns={columns} rows={givenRows(rows)} />;
}

/** A replay has the batch's name, which stands above it anyway. */
export const nameOf = ({ kind, name }: Pick<WhatIfRow, 'kind' | 'name'>, t: TFunction<'whatIfs'>): string =>
  kind === 'replay' ? t('kinds.replay') : name;

/** What a run beside the batch changes, in words. */
const changesOf = (row: WhatIfRow, t: TFunction<'whatIfs'>, format: Formatter): string[] =>
  [
    row.knownOn === null ? null : t('knownOn', { day: format.day(row.knownOn) }),
    comparesCopies(row) ? t('copies', { copy: row.copyNumber, base: row.baseCopyNumber }) : null,
    row.parameterChanges > 0 ? t('parameters', { count: row.parameterChanges }) : null,
    row.inputChanges > 0 ? t('inputs', { count: row.inputChanges }) : null,
  ].filter((text) => text !== null);

/** What a run beside the batch changes, who began it and when. */
export function WhatIfFacts({ row }: { row: WhatIfRow }) {
  const { t } = useTranslation('whatIfs');
  const format = useFormat();
  const facts = [...changesOf(row, t, format), row.startedBy, format.instant(row.progress.startedAt)];
  return <span className={classes.second}>{facts.filter(Boolean).join(' · ')}</span>;
}
