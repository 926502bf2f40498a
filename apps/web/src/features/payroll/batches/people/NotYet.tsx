import { Button } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../../shared/api/trpc.ts';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { EmptyState } from '../../../../shared/ui/EmptyState.tsx';
import type { Batch } from '../run-batch-event.ts';
import { useBatchEvent } from '../use-batch.ts';

/** Nobody is in a batch that is not prepared: how many will be taken in as things stand, and the way to it. */
export function NotYet({ batch }: { readonly batch: Batch }) {
  const { t } = useTranslation('people');
  const format = useFormat();
  const { cause, busyEvent } = useBatchEvent(batch);
  const { namedPayees } = batch;
  const asksScope = namedPayees === 0 && batch.may.includes('pay.read');
  // as the overview asks it
  const scope = trpc.payroll.configuration.getBatchScope.useQuery(
    { batchId: batch.id, show: 'in', cause: 0, limit: 1 },
    { enabled: asksScope },
  );
  const count = namedPayees > 0 ? namedPayees : scope.data?.standing.inScope;
  const who = count === undefined ? '' : t(namedPayees > 0 ? 'namedNow' : 'inScopeNow', { count, people: format.count(count) });
  return (
    <EmptyState
      icon={<IconUsers size={24} />}
      title={t('notYetTitle')}
      text={[who, t('takenInThen')].filter(Boolean).join(' ')}
      action={
        batch.events.includes('prepare') && (
          <Button loading={busyEvent === 'prepare'} onClick={() => void cause('prepare')}>
            {t('prepare')}
          </Button>
        )
      }
    />
  );
}
