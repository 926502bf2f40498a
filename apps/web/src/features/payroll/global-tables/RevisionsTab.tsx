import { getRouteApi, Link } from '@tanstack/react-router';
import { getQueryKey } from '@trpc/react-query';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import type { Formatter } from '../../../shared/format/formatter.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { type Column, DataTable, useGrowingRows } from '../../../shared/ui/data-table/index.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { DifferenceTable } from '../copies/index.ts';
import classes from './GlobalTables.module.css';
import type { Revision } from './global-table.ts';
import type { TabProps } from './tab-props.ts';

const route = getRouteApi('/_app/payroll/global-tables/$code');

const revisionColumns = (t: TFunction<'globalTables'>, format: Formatter, code: string): Column<Revision>[] => [
  {
    id: 'number',
    name: t('columns.revision'),
    type: 'text',
    value: ({ number }) => t('revision', { number }),
    content: ({ number, legalEntityId }) => (
      <Link
        to="/payroll/global-tables/$code"
        params={{ code }}
        search={{ revision: number, ...(legalEntityId ? { entity: legalEntityId } : {}) }}
      >
        {t('revision', { number })}
      </Link>
    ),
    width: 120,
    grow: 0,
    card: 'title',
  },
  { id: 'at', name: t('columns.at'), type: 'instant', value: ({ at }) => at, width: 170, grow: 0, card: 'second' },
  { id: 'by', name: t('columns.by'), type: 'text', value: ({ by }) => by, width: 160, grow: 0 },
  {
    id: 'whose',
    name: t('whose.label'),
    type: 'text',
    value: ({ legalEntity }) => (legalEntity ? format.name(legalEntity) : t('whose.common')),
    width: 160,
  },
  { id: 'remarks', name: t('columns.remarks'), type: 'text', value: ({ remarks }) => remarks, wraps: true, width: 240, grow: 2 },
  {
    id: 'changes',
    name: t('columns.changes'),
    type: 'text',
    value: ({ basedOn }) => (basedOn === null ? null : t('against', { number: basedOn })),
    content: ({ number, basedOn }) =>
      basedOn === null ? null : (
        <Link
          to="/payroll/global-tables/$code"
          params={{ code }}
          search={{ tab: 'revisions', from: basedOn, to: number }}
          resetScroll={false}
        >
          {t('against', { number: basedOn })}
        </Link>
      ),
    width: 180,
  },
];

/** Who wrote which revision, when and why; what each changed, in words; and each as it stood. */
export default function RevisionsTab({ table: { code } }: TabProps) {
  const { t } = useTranslation('globalTables');
  const format = useFormat();
  const { from, to } = route.useSearch();
  const asked = { code };
  const { client } = trpc.useUtils();
  const rows = useGrowingRows({
    key: getQueryKey(trpc.payroll.globalTables.listGlobalTableRevisions, asked, 'query'),
    read: (range, signal) => client.payroll.globalTables.listGlobalTableRevisions.query({ ...asked, ...range }, { signal }),
  });
  const columns = useMemo(() => revisionColumns(t, format, code), [t, format, code]);
  return (
    <div className={classes.stack}>
      {from !== undefined && to !== undefined && <Differences code={code} from={from} to={to} />}
      <Panel title={t('tabs.revisions')} note={t('revisionsNote')} flush>
        <DataTable label={t('tabs.revisions')} columns={columns} rows={rows} />
      </Panel>
    </div>
  );
}

/** What a revision changed against another one. */
export function Differences({ code, from, to }: { code: string; from: number; to: number }) {
  const { t } = useTranslation('globalTables');
  const query = trpc.payroll.globalTables.compareGlobalTableRevisions.useQuery({ code, from, to });
  return (
    <Loaded query={query} skeleton={<RowsSkeleton rows={3} />}>
      {({ differences }) => (
        <DifferenceTable
          title={t('differences', { from, to })}
          differences={differences.map((difference) => ({ ...difference, by: null, changedAt: null, remarks: null }))}
        />
      )}
    </Loaded>
  );
}
