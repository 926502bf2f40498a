import { NativeSelect } from '@mantine/core';
import { IconLogin2 } from '@tabler/icons-react';
import { getQueryKey } from '@trpc/react-query';
import type { TFunction } from 'i18next';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { type Column, DataTable, useGrowingRows } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { MessageBox } from '../../../shared/ui/MessageBox.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { StatusBadge, type Tone } from '../../../shared/ui/StatusBadge.tsx';

type SignIn = Outputs['identity']['sessions']['listSignIns']['rows'][number];

const tones: Readonly<Record<SignIn['outcome'], Tone>> = { 'signed-in': 'good', failed: 'bad', unfinished: 'quiet', cleared: 'closed' };
const filters = ['signed-in', 'failed'] as const;

const signInColumns = (t: TFunction<'sessions'>): Column<SignIn>[] => [
  { id: 'at', name: t('signIns.columns.at'), type: 'instant', value: ({ at }) => at, width: 190, card: 'title' },
  {
    id: 'outcome',
    name: t('signIns.columns.outcome'),
    type: 'text',
    value: ({ outcome }) => t(`signIns.outcomes.${outcome}`),
    content: ({ outcome }) => <StatusBadge tone={tones[outcome]}>{t(`signIns.outcomes.${outcome}`)}</StatusBadge>,
    width: 220,
    card: 'aside',
  },
  { id: 'way', name: t('signIns.columns.way'), type: 'text', value: ({ way }) => t(`signIns.ways.${way}`), width: 200, card: 'second' },
  { id: 'address', name: t('signIns.columns.address'), type: 'text', value: ({ address }) => address, width: 160, card: 'second' },
];

/** What was tried at an account: one's own without a user. */
export function SignInList({ userId }: { userId?: number }) {
  const { t } = useTranslation('sessions');
  const format = useFormat();
  const [outcome, setOutcome] = useState<(typeof filters)[number]>();
  const asked = { filter: outcome ? { outcome } : {}, ...(userId ? { userId } : {}) };
  const { client } = trpc.useUtils();
  const rows = useGrowingRows({
    key: getQueryKey(trpc.identity.sessions.listSignIns, asked, 'query'),
    read: (range, signal) => client.identity.sessions.listSignIns.query({ ...asked, ...range }, { signal }),
  });
  const columns = useMemo(() => signInColumns(t), [t]);
  const until = rows.whole?.lockedUntil;
  return (
    <>
      {until && (
        <MessageBox tone="bad" title={t('signIns.locked', { when: format.instant(until) })}>
          {t('signIns.lockedText')}
        </MessageBox>
      )}
      <Panel
        title={t('signIns.title')}
        flush
        actions={
          <NativeSelect
            size="xs"
            aria-label={t('signIns.show')}
            data={[{ value: '', label: t('signIns.all') }, ...filters.map((value) => ({ value, label: t(`signIns.outcomes.${value}`) }))]}
            value={outcome ?? ''}
            onChange={(event) => setOutcome(filters.find((one) => one === event.currentTarget.value))}
          />
        }
      >
        <DataTable
          label={t('signIns.title')}
          columns={columns}
          rows={rows}
          empty={<EmptyState icon={<IconLogin2 size={24} />} title={t('signIns.empty')} />}
        />
      </Panel>
    </>
  );
}
