import { getQueryKey } from '@trpc/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { DataTable, useGrowingRows } from '../../../shared/ui/data-table/index.ts';
import { failedCellColumns } from './failed-cell-columns.tsx';

/** Every cell that fails for one cause. */
export function CauseCells({ batchId, cause, label }: { batchId: number; cause: string; label: string }) {
  const { t } = useTranslation('batches');
  const format = useFormat();
  const asked = { batchId, cause };
  const { client } = trpc.useUtils();
  const rows = useGrowingRows({
    key: getQueryKey(trpc.payroll.tables.listCellErrors, asked, 'query'),
    read: (range, signal) => client.payroll.tables.listCellErrors.query({ ...asked, ...range }, { signal }),
  });
  const columns = useMemo(() => failedCellColumns(batchId, t, format), [batchId, t, format]);
  return <DataTable label={label} columns={columns} rows={rows} />;
}
