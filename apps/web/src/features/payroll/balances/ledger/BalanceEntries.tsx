import { Drawer, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { getQueryKey } from '@trpc/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../../shared/api/trpc.ts';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { DataTable, useGrowingRows } from '../../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../../shared/ui/EmptyState.tsx';
import { useCan } from '../../../../shared/views.ts';
import { entryColumns } from './ledger-columns.tsx';

interface Props {
  readonly asked: { readonly employeeId: number; readonly legalEntityId: number; readonly element: string; readonly year?: number };
  readonly onClose: () => void;
}

/** One balance of somebody, entry by entry of the ledger, the latest first. */
export default function BalanceEntries({ asked, onClose }: Props) {
  const { t } = useTranslation(['ledger', 'common']);
  const format = useFormat();
  const can = useCan();
  const { client } = trpc.useUtils();
  const rows = useGrowingRows({
    key: getQueryKey(trpc.payroll.balances.listBalanceEntries, asked, 'query'),
    read: (range, signal) => client.payroll.balances.listBalanceEntries.query({ ...asked, ...range }, { signal }),
  });
  const { whole } = rows;
  const scale = whole?.element.scale ?? 2;
  const columns = useMemo(() => entryColumns(scale, t, format), [scale, t, format]);
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="min(860px, 100vw)"
      title={<b>{whole ? `${format.name(whole.element.name)} · ${whole.name} · ${whole.employeeNumber}` : t('entries.balance')}</b>}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'common' }) }}
    >
      {whole && (
        <Text size="sm" mb="sm">
          {asked.year === undefined ? t('entries.balance') : t('entries.ofYear', { year: asked.year })}{' '}
          <b>{format.figure(whole.balance, scale)}</b> · <span>{format.name(whole.legalEntity)}</span>
          {can('employee.read') && (
            <>
              {' · '}
              <Link to="/people/$employeeId" params={{ employeeId: String(asked.employeeId) }}>
                {t('entries.person')}
              </Link>
            </>
          )}
        </Text>
      )}
      <DataTable
        label={whole ? format.name(whole.element.name) : t('entries.balance')}
        columns={columns}
        rows={rows}
        empty={<EmptyState title={t('entries.none')} />}
      />
    </Drawer>
  );
}
