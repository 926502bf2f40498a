import { Stack } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { givenRows } from '../../../shared/ui/data-table/index.ts';
import { LinkButton } from '../../../shared/ui/LinkButton.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { BalanceCards } from './BalanceCards.tsx';
import type { Balance } from './leave.ts';
import { RequestTable } from './RequestTable.tsx';

const LedgerDialog = lazyPart(() => import('./LedgerDialog.tsx'));

/** Somebody’s balances of leave and requests on their page, and the way to ask and adjust. */
export default function LeavePart({ employeeId }: { readonly employeeId: number }) {
  const { t } = useTranslation('leave');
  const format = useFormat();
  const [explained, explain] = useState<Balance>();
  const query = trpc.time.leave.getLeave.useQuery({ employeeId });
  return (
    <Loaded query={query} skeleton={<RowsSkeleton />}>
      {({ on, balances, requests, requestsTotal }) => (
        <Panel
          title={t('part.title')}
          note={
            requestsTotal > requests.length
              ? t('latestOf', { shown: format.count(requests.length), total: format.count(requestsTotal) })
              : t('onDay', { day: format.day(on) })
          }
          actions={
            <LinkButton size="xs" variant="default" to="/time/leave/people/$employeeId" params={{ employeeId: String(employeeId) }}>
              {t('part.all')}
            </LinkButton>
          }
        >
          <Suspense>
            {explained && <LedgerDialog employeeId={employeeId} balance={explained} on={on} onClose={() => explain(undefined)} />}
          </Suspense>
          <Stack gap="md">
            <BalanceCards balances={balances} onExplain={explain} />
            <RequestTable rows={givenRows(requests)} whose="person" />
          </Stack>
        </Panel>
      )}
    </Loaded>
  );
}
