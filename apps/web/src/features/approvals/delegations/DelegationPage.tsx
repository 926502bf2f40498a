import { Button } from '@mantine/core';
import { IconUserShare } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import type { Formatter } from '../../../shared/format/formatter.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx';
import { type Column, DataTable, pageRows } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { StatusBadge, type Tone } from '../../../shared/ui/StatusBadge.tsx';
import { NewDelegation } from './NewDelegation.tsx';

type Delegation = Outputs['approvals']['delegations']['listDelegations']['rows'][number];

const tones: Readonly<Record<Delegation['state'], Tone>> = { active: 'good', ahead: 'quiet', over: 'closed', ended: 'closed' };
const canEnd = ({ direction, state }: Delegation): boolean => direction === 'given' && (state === 'active' || state === 'ahead');

const delegationColumns = (
  t: TFunction<'delegations'>,
  format: Formatter,
  onEnd: (delegation: Delegation) => void,
): Column<Delegation>[] => [
  {
    id: 'who',
    name: t('columns.who'),
    type: 'text',
    value: ({ direction, from, to }) => t(`who.${direction}`, { from, to }),
    width: 320,
    card: 'title',
  },
  {
    id: 'days',
    name: t('columns.days'),
    type: 'text',
    value: ({ startsOn, endsOn }) => format.days(startsOn, endsOn),
    width: 220,
    card: 'second',
  },
  { id: 'reason', name: t('columns.reason'), type: 'text', value: ({ reason }) => reason ?? '', width: 240 },
  {
    id: 'state',
    name: t('columns.state'),
    type: 'text',
    value: ({ state }) => t(`states.${state}`),
    content: ({ state }) => <StatusBadge tone={tones[state]}>{t(`states.${state}`)}</StatusBadge>,
    width: 130,
    grow: 0,
    card: 'aside',
  },
  {
    id: 'end',
    name: t('columns.end'),
    type: 'text',
    value: () => '',
    content: (delegation) =>
      canEnd(delegation) ? (
        <Button size="compact-xs" variant="default" onClick={() => onEnd(delegation)}>
          {t('end')}
        </Button>
      ) : null,
    width: 110,
    grow: 0,
    card: 'second',
  },
];

/** Who decides on one's behalf while one is away, and for whom one does. */
export function DelegationPage() {
  const { t } = useTranslation('delegations');
  const format = useFormat();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const query = trpc.approvals.delegations.listDelegations.useQuery({ limit: 500 });
  const ending = trpc.approvals.delegations.endDelegation.useMutation();
  const [isNew, setNew] = useState(false);
  const [asked, setAsked] = useState<Delegation>();
  const columns = useMemo(() => delegationColumns(t, format, setAsked), [t, format]);
  const end = async ({ id }: Delegation) => {
    const { ok } = await call(ending.mutateAsync({ id }));
    setAsked(undefined);
    if (ok) notify.done(t('ended'));
    await utils.approvals.invalidate();
  };
  return (
    <>
      <PageHeader title={t('title')} facts={[t('lead')]} primary={{ id: 'new', label: t('new'), run: () => setNew(true) }} />
      {isNew && <NewDelegation onClose={() => setNew(false)} />}
      {asked && (
        <ConfirmDialog
          title={t('endAsk', { to: asked.to })}
          text={t('endText')}
          confirmLabel={t('end')}
          isDangerous
          isBusy={ending.isPending}
          onConfirm={() => void end(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
      <Panel flush>
        <DataTable
          label={t('title')}
          columns={columns}
          rows={pageRows(query, { rowsOf: ({ rows }) => rows })}
          empty={<EmptyState icon={<IconUserShare size={24} />} title={t('emptyTitle')} text={t('emptyText')} />}
        />
      </Panel>
    </>
  );
}
