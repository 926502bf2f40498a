import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { getQueryKey } from '@trpc/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { useWindowRows } from '../../../shared/ui/data-table/index.ts';
import type { NamedPerson } from '../../../shared/ui/form/index.ts';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { useCan } from '../../../shared/views.ts';
import { OvertimeTable } from './OvertimeTable.tsx';
import type { Overtime } from './overtime.ts';

const RequestOvertime = lazyPart(() => import('./RequestOvertime.tsx'));

interface Props {
  readonly employee: NamedPerson;
}

/** Somebody’s overtime on their page, and the way to ask for some. */
export default function OvertimePart({ employee }: Props) {
  const employeeId = employee.id;
  const can = useCan();
  const [isAsking, ask] = useState(false);
  const { t } = useTranslation('overtime');
  const { client } = trpc.useUtils();
  const rows = useWindowRows<Overtime, Outputs['time']['overtime']['listOvertimeRequests']>({
    keyOf: (range) => getQueryKey(trpc.time.overtime.listOvertimeRequests, { employeeId, ...range }, 'query'),
    read: (range, signal) => client.time.overtime.listOvertimeRequests.query({ employeeId, ...range }, { signal }),
  });
  return (
    <Panel
      title={t('title')}
      actions={
        can('overtime.edit') && (
          <Button size="xs" variant="default" leftSection={<IconPlus size={14} />} onClick={() => ask(true)}>
            {t('ask.action')}
          </Button>
        )
      }
      flush
    >
      <Suspense>{isAsking && <RequestOvertime whose={{ id: employeeId, name: employee.name }} onClose={() => ask(false)} />}</Suspense>
      <OvertimeTable rows={rows} whose="person" identity={String(employeeId)} />
    </Panel>
  );
}
