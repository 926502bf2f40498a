import { IconPlus } from '@tabler/icons-react';
import { getQueryKey } from '@trpc/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { useWindowRows } from '../../../shared/ui/data-table/index.ts';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { OvertimeTable } from './OvertimeTable.tsx';
import type { Overtime } from './overtime.ts';

const RequestOvertime = lazyPart(() => import('./RequestOvertime.tsx'));
type Listed = Outputs['time']['overtime']['listMyOvertime'];

/** One’s own overtime. */
export function MyOvertimePage() {
  const { t } = useTranslation('overtime');
  const { client } = trpc.useUtils();
  const [isAsking, ask] = useState(false);
  const rows = useWindowRows<Overtime, Listed>({
    keyOf: (range) => getQueryKey(trpc.time.overtime.listMyOvertime, range, 'query'),
    read: (range, signal) => client.time.overtime.listMyOvertime.query(range, { signal }),
  });
  return (
    <>
      <PageHeader
        title={t('mine')}
        facts={[t('mineLead')]}
        primary={{ id: 'ask', label: t('ask.action'), icon: <IconPlus size={16} />, run: () => ask(true) }}
      />
      <Suspense>{isAsking && <RequestOvertime whose="own" onClose={() => ask(false)} />}</Suspense>
      <Panel flush>
        <OvertimeTable rows={rows} whose="own" identity="mine" />
      </Panel>
    </>
  );
}
