import { getQueryKey } from '@trpc/react-query';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { ChangedValues } from '../../../shared/ui/ChangedValues.tsx';
import { type Column, DataTable, useGrowingRows } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';

type Cause = Outputs['payroll']['whatIfs']['listChangedInputs']['rows'][number];

const causeColumns = (t: TFunction<['whatIfs', 'batches']>): Column<Cause>[] => [
  { id: 'name', name: t('person'), type: 'text', value: ({ name }) => name, width: 200, grow: 0, card: 'title' },
  {
    id: 'number',
    name: t('batches:table.number'),
    type: 'text',
    value: ({ employeeNumber }) => employeeNumber,
    width: 104,
    grow: 0,
    card: 'second',
  },
  {
    id: 'changes',
    name: t('causes'),
    type: 'text',
    value: ({ changes }) => changes.length,
    content: ({ changes }) => <ChangedValues changes={changes} />,
    wraps: true,
  },
];

/** Whose data a what-if calculates with is not the batch's, and what of it differs: why figures come out differently. */
export function ChangedInputs({ batchId, runId }: { batchId: number; runId: number }) {
  const { t } = useTranslation(['whatIfs', 'batches']);
  const asked = { batchId, runId };
  const { client } = trpc.useUtils();
  const rows = useGrowingRows({
    key: getQueryKey(trpc.payroll.whatIfs.listChangedInputs, asked, 'query'),
    read: (range, signal) => client.payroll.whatIfs.listChangedInputs.query({ ...asked, ...range }, { signal }),
  });
  const columns = useMemo(() => causeColumns(t), [t]);
  return (
    <Panel title={t('causesTitle')} note={t('causesNote')} flush>
      <DataTable label={t('causesTitle')} columns={columns} rows={rows} empty={<EmptyState title={t('noCauses')} />} />
    </Panel>
  );
}
