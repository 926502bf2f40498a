import { Link } from '@tanstack/react-router';
import { solutionCopyMachine } from '@wagewright/contracts/payroll/solutions';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import type { Formatter } from '../../../shared/format/formatter.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { type Column, DataTable, pageRows } from '../../../shared/ui/data-table/index.ts';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { CopyStatusBadge } from './CopyStatusBadge.tsx';
import type { CopyRow } from './copies.ts';

const copyColumns = (t: TFunction<'copies'>, format: Formatter): Column<CopyRow>[] => [
  {
    id: 'number',
    name: t('columns.copy'),
    type: 'text',
    value: ({ number }) => t('copy', { number }),
    content: ({ solutionId, number }) => (
      <Link to="/payroll/solutions/$solutionId/copies/$number" params={{ solutionId: String(solutionId), number: String(number) }}>
        {t('copy', { number })}
      </Link>
    ),
    width: 110,
    grow: 0,
    card: 'title',
  },
  {
    id: 'status',
    name: t('columns.status'),
    type: 'text',
    value: ({ status }) => format.name(solutionCopyMachine.labels[status]),
    content: ({ status }) => <CopyStatusBadge status={status} />,
    width: 120,
    grow: 0,
    card: 'aside',
  },
  {
    id: 'changes',
    name: t('columns.changes'),
    type: 'count',
    value: ({ changeCount }) => changeCount,
    dashesZero: true,
    width: 100,
    grow: 0,
  },
  {
    id: 'publishedAt',
    name: t('columns.publishedAt'),
    type: 'instant',
    value: ({ publishedAt }) => publishedAt,
    width: 170,
    grow: 0,
    card: 'second',
  },
  { id: 'publishedBy', name: t('columns.publishedBy'), type: 'text', value: ({ publishedBy }) => publishedBy, width: 160 },
  { id: 'remarks', name: t('columns.remarks'), type: 'text', value: ({ remarks }) => remarks, wraps: true, width: 240, grow: 2 },
];

/** The copies of a solution, the latest first. */
export function CopyTable({ solutionId }: { solutionId: number }) {
  const { t } = useTranslation('copies');
  const format = useFormat();
  const query = trpc.payroll.copies.listCopies.useQuery({ solutionId });
  const columns = useMemo(() => copyColumns(t, format), [t, format]);
  return (
    <Panel title={t('copies')} note={t('copiesNote')} flush>
      <DataTable label={t('copies')} columns={columns} rows={pageRows(query, { rowsOf: ({ rows }) => rows })} />
    </Panel>
  );
}
