import { IconAdjustments } from '@tabler/icons-react';
import { getQueryKey } from '@trpc/react-query';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../../shared/api/trpc.ts';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { lazyPart } from '../../../../shared/lazy-part.tsx';
import { DataTable, useWindowRows } from '../../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../../shared/ui/EmptyState.tsx';
import { PageHeader } from '../../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../../shared/ui/Panel.tsx';
import { type Parameter, parameterColumns } from './parameter-columns.tsx';

const ParameterDialog = lazyPart(() => import('./ParameterDialog.tsx'));

/** Values that integrations and scripts find by name. */
export function ParameterListPage() {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const { client } = trpc.useUtils();
  const [opened, open] = useState<Parameter | 'new'>();
  const rows = useWindowRows<Parameter, Outputs['platform']['settings']['listParameters']>({
    keyOf: (range) => getQueryKey(trpc.platform.settings.listParameters, range, 'query'),
    read: (range, signal) => client.platform.settings.listParameters.query(range, { signal }),
  });
  const columns = useMemo(() => parameterColumns(t, format, open), [t, format]);
  return (
    <>
      <PageHeader
        title={t('parameters.title')}
        facts={[t('parameters.lead')]}
        primary={{ id: 'create', label: t('parameters.create'), run: () => open('new') }}
      />
      <Suspense>{opened && <ParameterDialog parameter={opened === 'new' ? null : opened} onClose={() => open(undefined)} />}</Suspense>
      <Panel flush>
        <DataTable
          label={t('parameters.title')}
          columns={columns}
          rows={rows}
          empty={<EmptyState icon={<IconAdjustments size={24} />} title={t('parameters.emptyTitle')} text={t('parameters.emptyText')} />}
        />
      </Panel>
    </>
  );
}
