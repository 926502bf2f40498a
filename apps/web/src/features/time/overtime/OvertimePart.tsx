import { getQueryKey } from '@trpc/react-query';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useWindowRows } from '../../../shared/ui/data-table/index.ts';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { OvertimeTable } from './OvertimeTable.tsx';
import type { Overtime } from './overtime.ts';

/** Somebody’s overtime on their page. */
export default function OvertimePart({ employeeId }: { readonly employeeId: number }) {
  const { t } = useTranslation('overtime');
  const { client } = trpc.useUtils();
  const rows = useWindowRows<Overtime, Outputs['time']['overtime']['listOvertimeRequests']>({
    keyOf: (range) => getQueryKey(trpc.time.overtime.listOvertimeRequests, { employeeId, ...range }, 'query'),
    read: (range, signal) => client.time.overtime.listOvertimeRequests.query({ employeeId, ...range }, { signal }),
  });
  return (
    <Panel title={t('title')} flush>
      <OvertimeTable rows={rows} whose="person" identity={String(employeeId)} />
    </Panel>
  );
}
