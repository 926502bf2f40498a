import { IconKey } from '@tabler/icons-react';
import { getQueryKey } from '@trpc/react-query';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { type Column, DataTable, useGrowingRows } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';

type Change = Outputs['identity']['passwords']['listPasswordChanges']['rows'][number];

const changeColumns = (t: TFunction<'passwords'>): Column<Change>[] => [
  { id: 'setAt', name: t('columns.setAt'), type: 'instant', value: ({ setAt }) => setAt, width: 200, card: 'title' },
  { id: 'way', name: t('columns.way'), type: 'text', value: ({ way }) => t(`ways.${way}`), width: 220, card: 'second' },
  { id: 'setBy', name: t('columns.setBy'), type: 'text', value: ({ setBy }) => setBy, width: 220, card: 'second' },
];

/** When a password was set, how and by whom: one's own without a user. */
export function PasswordChanges({ userId }: { userId?: number }) {
  const { t } = useTranslation('passwords');
  const asked = userId ? { userId } : {};
  const { client } = trpc.useUtils();
  const rows = useGrowingRows({
    key: getQueryKey(trpc.identity.passwords.listPasswordChanges, asked, 'query'),
    read: (range, signal) => client.identity.passwords.listPasswordChanges.query({ ...asked, ...range }, { signal }),
  });
  const columns = useMemo(() => changeColumns(t), [t]);
  return (
    <Panel title={t('history')} flush>
      <DataTable
        label={t('history')}
        columns={columns}
        rows={rows}
        empty={<EmptyState icon={<IconKey size={24} />} title={t('empty')} />}
      />
    </Panel>
  );
}
