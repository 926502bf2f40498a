import { IconPlus } from '@tabler/icons-react';
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
import { BalanceCards } from './BalanceCards.tsx';
import type { Balance, LeaveAccount } from './leave.ts';
import { RequestTable } from './RequestTable.tsx';

const RequestLeave = lazyPart(() => import('./RequestLeave.tsx'));
const LedgerDialog = lazyPart(() => import('./LedgerDialog.tsx'));
const route = getRouteApi('/_app/me/leave');

/** One’s own leave: what there is, how it came about, and what was asked for. */
export function MyLeavePage() {
  const { on } = route.useSearch();
  const query = trpc.time.leave.getMyLeave.useQuery(on ? { on } : {}, { placeholderData: (before) => before });
  return (
    <Loaded query={query} skeleton={<PageSkeleton />} isPage>
      {(account) => <Mine account={account} on={on} />}
    </Loaded>
  );
}

function Mine({ account, on }: { readonly account: LeaveAccount; readonly on: string | undefined }) {
  const { t } = useTranslation('leave');
  const format = useFormat();
  const navigate = route.useNavigate();
  const [isAsking, ask] = useState(false);
  const [explained, explain] = useState<Balance>();
  return (
    <>
      <PageHeader
        title={t('mine')}
        facts={[t('onDay', { day: format.day(account.on) })]}
        primary={
          account.balances.some(({ isActive }) => isActive)
            ? { id: 'ask', label: t('ask.action'), icon: <IconPlus size={16} />, run: () => ask(true) }
            : null
        }
      />
      <Suspense>
        {isAsking && <RequestLeave balances={account.balances} onClose={() => ask(false)} />}
        {explained && <LedgerDialog balance={explained} on={account.on} onClose={() => explain(undefined)} />}
      </Suspense>
      <AsOf value={on} onChange={(day) => void navigate({ search: defined({ on: day }), replace: true })} />
      <div style={{ height: 16 }} />
      <BalanceCards balances={account.balances} onExplain={explain} />
      <Panel
        title={t('requests')}
        {...(account.requestsTotal > account.requests.length
          ? { note: t('latestOf', { shown: format.count(account.requests.length), total: format.count(account.requestsTotal) }) }
          : {})}
        flush
      >
        <RequestTable rows={givenRows(account.requests)} whose="own" />
      </Panel>
    </>
  );
}
