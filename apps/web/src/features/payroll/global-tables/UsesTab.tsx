import { Button } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { getRouteApi, Link } from '@tanstack/react-router';
import { solutionCopyMachine } from '@wagewright/contracts/payroll/solutions';
import type { TFunction } from 'i18next';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import type { Formatter } from '../../../shared/format/formatter.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { type Column, DataTable, pageRows } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';
import { useCan } from '../../../shared/views.ts';
import classes from './GlobalTables.module.css';
import type { Use } from './global-table.ts';
import { LinkTable } from './LinkTable.tsx';
import { TakeDialog } from './TakeDialog.tsx';
import { Trials } from './Trials.tsx';
import type { TabProps } from './tab-props.ts';

const route = getRouteApi('/_app/payroll/global-tables/$code');

/** Copies that people will be paid by; the others are told, and change no more. */
const isPresent = ({ status }: Use): boolean => status === 'draft' || status === 'releasing' || status === 'published';
const isBehind = (use: Use): boolean => isPresent(use) && use.latest !== null && use.latest !== use.revision;

const usesColumns = (t: TFunction<'globalTables'>, format: Formatter, code: string): Column<Use>[] => [
  {
    id: 'solution',
    name: t('columns.solution'),
    type: 'text',
    value: ({ solution }) => format.name(solution),
    content: ({ solutionId, solution, copyNumber }) => (
      <Link to="/payroll/solutions/$solutionId/copies/$number" params={{ solutionId: String(solutionId), number: String(copyNumber) }}>
        {format.name(solution)}
      </Link>
    ),
    width: 220,
    card: 'title',
  },
  {
    id: 'copy',
    name: t('columns.copy'),
    type: 'text',
    value: ({ copyNumber, status }) => t('copyIs', { number: copyNumber, status: format.name(solutionCopyMachine.labels[status]) }),
    width: 170,
    card: 'second',
  },
  { id: 'table', name: t('columns.table'), type: 'text', value: ({ table }) => table, width: 150 },
  {
    id: 'revision',
    name: t('columns.holds'),
    type: 'text',
    value: ({ revision }) => t('revision', { number: revision }),
    width: 120,
    card: 'aside',
  },
  {
    id: 'latest',
    name: t('columns.latest'),
    type: 'text',
    value: ({ latest }) => (latest === null ? null : t('revision', { number: latest })),
    content: (use) =>
      isBehind(use) && use.latest !== null ? (
        <Link
          to="/payroll/global-tables/$code"
          params={{ code }}
          search={{ tab: 'revisions', from: use.revision, to: use.latest }}
          aria-label={t('against', { number: use.revision })}
        >
          <StatusBadge tone="decision">{t('revision', { number: use.latest })}</StatusBadge>
        </Link>
      ) : null,
    width: 140,
  },
];

/** Which copies of which solutions hold which revision; what a newer one does to whom; and taking it. */
export default function UsesTab({ table: { code } }: TabProps) {
  const { t } = useTranslation('globalTables');
  const format = useFormat();
  const can = useCan();
  const navigate = route.useNavigate();
  const { trials } = route.useSearch();
  const query = trpc.payroll.globalTables.listGlobalTableUses.useQuery({ code });
  const [chosen, choose] = useState<ReadonlySet<number>>(new Set());
  const [asked, ask] = useState<'take' | 'link'>();
  const columns = useMemo(() => usesColumns(t, format, code), [t, format, code]);
  const uses = query.data?.rows ?? [];
  const behind = uses.filter(isBehind);
  const picked = behind.filter((use) => chosen.has(uses.indexOf(use)));
  const toggle = (key: number) => choose((now) => new Set(now.has(key) ? [...now].filter((one) => one !== key) : [...now, key]));
  const canTake = can('solution.edit');
  return (
    <div className={classes.stack}>
      <Panel
        title={t('tabs.uses')}
        note={t('usesNote')}
        flush
        actions={
          canTake && (
            <Button variant="default" leftSection={<IconLink size={16} />} onClick={() => ask('link')}>
              {t('link.action')}
            </Button>
          )
        }
      >
        <DataTable
          label={t('tabs.uses')}
          columns={columns}
          rows={pageRows(query, { rowsOf: ({ rows }) => rows })}
          stateOf={(use) => (isPresent(use) ? undefined : 'quiet')}
          {...(canTake && behind.length > 0
            ? {
                selection: {
                  chosen,
                  keyOf: (use: Use) => (isBehind(use) ? uses.indexOf(use) : undefined),
                  nameOf: ({ solution, copyNumber }: Use) => `${format.name(solution)} ${copyNumber}`,
                  toggle,
                  chooseAll: (keys: readonly number[]) => choose(new Set(keys)),
                },
                selectionBar: <Button onClick={() => ask('take')}>{t('take.action', { count: picked.length })}</Button>,
              }
            : {})}
          empty={<EmptyState icon={<IconLink size={24} />} title={t('usesEmptyTitle')} text={t('usesEmptyText')} />}
        />
      </Panel>
      <Trials
        uses={behind}
        trials={trials}
        onTried={(next) => void navigate({ search: (now) => ({ ...now, trials: next }), replace: true, resetScroll: false })}
      />
      {asked === 'take' && picked.length > 0 && (
        <TakeDialog
          code={code}
          uses={picked}
          onClose={() => ask(undefined)}
          onTaken={() => {
            choose(new Set());
            ask(undefined);
          }}
        />
      )}
      {asked === 'link' && <LinkTable code={code} onClose={() => ask(undefined)} />}
    </div>
  );
}
