import { IconReceipt } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { getQueryKey } from '@trpc/react-query';
import { payslipMachine } from '@wagewright/contracts/payroll/payslips';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../../shared/api/trpc.ts';
import type { Formatter } from '../../../../shared/format/formatter.ts';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { defined } from '../../../../shared/search.ts';
import { type Column, DataTable, useWindowRows } from '../../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../../shared/ui/EmptyState.tsx';
import { Panel } from '../../../../shared/ui/Panel.tsx';
import { StatusBadge } from '../../../../shared/ui/StatusBadge.tsx';
import type { BatchSearch } from '../batch-search.ts';
import type { Batch } from '../run-batch-event.ts';

type Listed = Outputs['payroll']['payslips']['listMissingPayslips'];
type Person = Listed['rows'][number];

const missingColumns = (batchId: number, t: TFunction<'issuedPayslips'>, format: Formatter): Column<Person>[] => [
  {
    id: 'name',
    name: t('columns.name'),
    type: 'text',
    value: ({ name }) => name,
    content: ({ employeeId, name }) => (
      <Link to="/payroll/batches/$batchId/people/$employeeId" params={{ batchId: String(batchId), employeeId: String(employeeId) }}>
        {name}
      </Link>
    ),
    width: 180,
    card: 'title',
  },
  { id: 'employeeNumber', name: t('columns.employeeNumber'), type: 'text', value: (row) => row.employeeNumber, width: 110, grow: 0 },
  {
    id: 'department',
    name: t('columns.department'),
    type: 'text',
    value: ({ department }) => department && format.name(department),
    width: 220,
  },
  {
    id: 'status',
    name: t('columns.status'),
    type: 'text',
    value: ({ status }) => format.name(payslipMachine.labels[status]),
    content: ({ status }) => <StatusBadge tone="quiet">{format.name(payslipMachine.labels[status])}</StatusBadge>,
    width: 150,
    grow: 0,
    card: 'second',
  },
  {
    id: 'waitsFor',
    name: t('columns.waitsFor'),
    type: 'text',
    value: ({ waitsFor }) => t(`waits.${waitsFor}`),
    width: 300,
  },
];

/** Who of a batch has no payslip of it, and what has to happen first. */
export function MissingPayslips({ batch, search: { q, department } }: { readonly batch: Batch; readonly search: BatchSearch }) {
  const { t } = useTranslation('issuedPayslips');
  const format = useFormat();
  const { client } = trpc.useUtils();
  const asked = { batchId: batch.id, ...defined({ search: q, departmentId: department }) };
  const rows = useWindowRows<Person, Listed>({
    // asked for afresh whenever payslips can have come or gone
    keyOf: (range) => [...getQueryKey(trpc.payroll.payslips.listMissingPayslips, { ...asked, ...range }, 'query'), batch.version],
    read: (range, signal) => client.payroll.payslips.listMissingPayslips.query({ ...asked, ...range }, { signal }),
  });
  const columns = useMemo(() => missingColumns(batch.id, t, format), [batch.id, t, format]);
  return (
    <Panel flush>
      <DataTable
        label={t('missing')}
        name="missing-payslips"
        columns={columns}
        rows={rows}
        identity={JSON.stringify(asked)}
        empty={
          <EmptyState
            icon={<IconReceipt size={24} />}
            title={t('nobodyMissing')}
            text={t(q || department !== undefined ? 'emptyMissing' : 'everybodyHasOne')}
          />
        }
      />
    </Panel>
  );
}
