import { IconPlus } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { getQueryKey } from '@trpc/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { defined } from '../../../shared/search.ts';
import { useWindowRows } from '../../../shared/ui/data-table/index.ts';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { useCan } from '../../../shared/views.ts';
import { RequestFilters, requestInput } from '../requests/index.ts';
import type { LeaveRequest } from './leave.ts';
import { RequestTable } from './RequestTable.tsx';

type Listed = Outputs['time']['leave']['listLeaveRequests'];
const ImportBalances = lazyPart(() => import('./ImportBalances.tsx'));
const ChoosePerson = lazyPart(() => import('./ChoosePerson.tsx'));
const route = getRouteApi('/_app/time/leave/');

/** Leave of the team, or of everybody within reach. */
export function LeaveListPage() {
  const { t } = useTranslation('leave');
  const can = useCan();
  const [isBringing, bring] = useState(false);
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { client } = trpc.useUtils();
  const change = (next: { readonly [Key in keyof typeof search]?: (typeof search)[Key] | undefined }) =>
    void navigate({ search: defined({ ...search, ...next }), replace: true, resetScroll: false });
  const { choose } = search;
  const input = requestInput(search);
  const rows = useWindowRows<LeaveRequest, Listed>({
    keyOf: (range) => getQueryKey(trpc.time.leave.listLeaveRequests, { ...input, ...range }, 'query'),
    read: (range, signal) => client.time.leave.listLeaveRequests.query({ ...input, ...range }, { signal }),
  });
  return (
    <>
      <PageHeader
        title={t('title')}
        facts={[t('lead')]}
        primary={
          can('leave.edit')
            ? { id: 'choose', label: t('choose.action'), icon: <IconPlus size={16} />, run: () => change({ choose: true }) }
            : null
        }
        secondary={can('leave.edit') && can('import.make') ? { id: 'import', label: t('import.action'), run: () => bring(true) } : null}
      />
      <Suspense>
        {choose && <ChoosePerson onClose={() => change({ choose: undefined })} />}
        {isBringing && <ImportBalances onClose={() => bring(false)} />}
      </Suspense>
      <RequestFilters search={search} onChange={change} />
      <Panel flush>
        <RequestTable rows={rows} whose="people" identity={JSON.stringify(input)} />
      </Panel>
    </>
  );
}
