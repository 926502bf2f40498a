import { Button } from '@mantine/core';
import { IconUserShield } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../shared/api/failure.ts';
import { useNotify } from '../../../../shared/api/NoticeHost.tsx';
import { type Outputs, trpc } from '../../../../shared/api/trpc.ts';
import { lazyPart } from '../../../../shared/lazy-part.tsx';
import { type Column, DataTable, pageRows } from '../../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../../shared/ui/EmptyState.tsx';
import { Panel } from '../../../../shared/ui/Panel.tsx';
import type { Batch } from '../run-batch-event.ts';

const GiveAccess = lazyPart(() => import('./GiveAccess.tsx'));

type Given = Outputs['payroll']['batches']['listBatchUsers']['rows'][number];

const accessColumns = (t: TFunction<'access'>, take: (given: Given) => void): Column<Given>[] => [
  { id: 'name', name: t('name'), type: 'text', value: ({ name }) => name, width: 180, card: 'title' },
  { id: 'account', name: t('account'), type: 'text', value: ({ account }) => account, width: 220 },
  {
    id: 'access',
    name: t('may'),
    type: 'text',
    value: ({ access, seesPay }) => `${t(access)} · ${t(seesPay ? 'withPay' : 'withoutPay')}`,
    width: 220,
    grow: 2,
    card: 'second',
  },
  { id: 'givenBy', name: t('givenBy'), type: 'text', value: ({ givenBy }) => givenBy, width: 160 },
  { id: 'givenAt', name: t('givenAt'), type: 'instant', value: ({ givenAt }) => givenAt, width: 190, grow: 0 },
  {
    id: 'take',
    name: t('actions'),
    type: 'text',
    value: () => null,
    content: (given) => (
      <Button variant="default" size="compact-sm" aria-label={t('takeFrom', { name: given.name })} onClick={() => take(given)}>
        {t('take')}
      </Button>
    ),
    width: 120,
    grow: 0,
  },
];

/** Who was given this one batch, beside those who reach it by its solution. */
export default function AccessTab({ batch }: { batch: Batch }) {
  const { t } = useTranslation('access');
  const notify = useNotify();
  const utils = trpc.useUtils();
  const query = trpc.payroll.batches.listBatchUsers.useQuery({ id: batch.id });
  const { mutateAsync } = trpc.payroll.batches.setBatchUser.useMutation();
  const [isGiving, setGiving] = useState(false);
  const columns = useMemo(() => {
    const take = async ({ id: userId, name }: Given) => {
      const result = await call(mutateAsync({ id: batch.id, userId, access: null }));
      if (!result.ok) return;
      notify.done(t('taken', { name }));
      void utils.payroll.batches.listBatchUsers.invalidate();
    };
    return accessColumns(t, (given) => void take(given));
  }, [t, batch.id, mutateAsync, notify, utils]);
  const give = (
    <Button variant="default" size="sm" onClick={() => setGiving(true)}>
      {t('give')}
    </Button>
  );
  return (
    <Panel title={t('title')} note={t('note')} actions={(query.data?.rows.length ?? 0) > 0 && give} flush>
      <DataTable
        label={t('title')}
        columns={columns}
        rows={pageRows(query, { rowsOf: ({ rows }) => rows })}
        empty={<EmptyState icon={<IconUserShield size={24} />} title={t('empty')} text={t('emptyText')} action={give} />}
      />
      <Suspense>{isGiving && <GiveAccess batch={batch} onClose={() => setGiving(false)} />}</Suspense>
    </Panel>
  );
}
