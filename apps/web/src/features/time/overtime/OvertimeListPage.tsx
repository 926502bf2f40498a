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
import { OvertimeTable } from './OvertimeTable.tsx';
import type { Overtime } from './overtime.ts';

const RequestOvertime = lazyPart(() => import('./RequestOvertime.tsx'));
type Listed = Outputs['time']['overtime']['listOvertimeRequests'];
const route = getRouteApi('/_app/time/overtime/');

/** Overtime of the team, or of everybody within reach. */
export function OvertimeListPage() {
  const { t } = useTranslation('overtime');
  const can = useCan();
  const [isAsking, ask] = useState(false);
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { client } = trpc.useUtils();
  const change = (next: { readonly [Key in keyof typeof search]?: (typeof search)[Key] | undefined }) =>
    void navigate({ search: defined({ ...search, ...next }), replace: true, resetScroll: false });
  const input = requestInput(search);
  const rows = useWindowRows<Overtime, Listed>({
    keyOf: (range) => getQueryKey(trpc.time.overtime.listOvertimeRequests, { ...input, ...range }, 'query'),
    read: (range, signal) => client.time.overtime.listOvertimeRequests.query({ ...input, ...range }, { signal }),
  });
  return (
    <>
      <PageHeader
        title={t('title')}
        facts={[t('lead')]}
        primary={can('overtime.edit') ? { id: 'ask', label: t('ask.action'), icon: <IconPlus size={16} />, run: () => ask(true) } : null}
      />
      <Suspense>{isAsking && <RequestOvertime whose="anybody" onClose={() => ask(false)} />}</Suspense>
      <RequestFilters search={search} onChange={change} />
      <Panel flush>
        <OvertimeTable rows={rows} whose="people" identity={JSON.stringify(input)} />
      </Panel>
    </>
  );
}
