import { IconAdjustments, IconPlus } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { defined } from '../../../shared/search.ts';
import { AsOf } from '../../../shared/ui/AsOf.tsx';
import { givenRows } from '../../../shared/ui/data-table/index.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { PageSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { useCan } from '../../../shared/views.ts';
import { BalanceCards } from './BalanceCards.tsx';
import type { Balance, LeaveAccount } from './leave.ts';
import { RequestTable } from './RequestTable.tsx';

const RequestLeave = lazyPart(() => import('./RequestLeave.tsx'));
const LedgerDialog = lazyPart(() => import('./LedgerDialog.tsx'));
const AdjustLeave = lazyPart(() => import('./AdjustLeave.tsx'));
const route = getRouteApi('/_app/time/leave/people/$employeeId');

export function PersonLeavePage() {
  const employeeId = Number(route.useParams().employeeId);
  const { on } = route.useSearch();
  const query = trpc.time.leave.getLeave.useQuery({ employeeId, ...(on ? { on } : {}) }, { placeholderData: (before) => before });
  return (
    <Loaded query={query} skeleton={<PageSkeleton />} isPage>
      {(account) => <PersonLeave account={account} on={on} />}
    </Loaded>
  );
}

/** Somebody’s leave, as whoever looks after it sees it. */
function PersonLeave({ account, on }: { readonly account: LeaveAccount; readonly on: string | undefined }) {
  const { t } = useTranslation('leave');
  const format = useFormat();
  const can = useCan();
  const navigate = route.useNavigate();
  const [dialog, open] = useState<'ask' | 'adjust'>();
  const [explained, explain] = useState<Balance>();
  const { employeeId, employee, employeeNumber, balances, requests, requestsTotal } = account;
  const close = () => open(undefined);
  const mayEdit = can('leave.edit');
  return (
    <>
      <PageHeader
        title={t('of', { name: employee })}
        trail={[{ label: t('title'), link: { to: '/time/leave' } }]}
        facts={[employeeNumber, t('onDay', { day: format.day(account.on) })]}
        {...(mayEdit
          ? {
              primary: { id: 'ask', label: t('ask.action'), icon: <IconPlus size={16} />, run: () => open('ask') },
              secondary: { id: 'adjust', label: t('adjust.action'), icon: <IconAdjustments size={16} />, run: () => open('adjust') },
            }
          : {})}
      />
      <Suspense>
        {dialog === 'ask' && <RequestLeave employee={{ id: employeeId, name: employee }} balances={balances} onClose={close} />}
        {dialog === 'adjust' && <AdjustLeave account={account} onClose={close} />}
        {explained && <LedgerDialog employeeId={employeeId} balance={explained} on={account.on} onClose={() => explain(undefined)} />}
      </Suspense>
      <AsOf value={on} onChange={(day) => void navigate({ search: defined({ on: day }), replace: true })} />
      <div style={{ height: 16 }} />
      <BalanceCards balances={balances} onExplain={explain} />
      <Panel
        title={t('requests')}
        {...(requestsTotal > requests.length
          ? { note: t('latestOf', { shown: format.count(requests.length), total: format.count(requestsTotal) }) }
          : {})}
        flush
      >
        <RequestTable rows={givenRows(requests)} whose="person" />
      </Panel>
    </>
  );
}
