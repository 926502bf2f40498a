import { keepPreviousData } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { DataTable, growingRows, rowsAtOnce } from '../../../shared/ui/data-table/index.ts';
import { failedCellColumns } from './failed-cell-columns.tsx';

/** Every cell that fails for one cause. */
export function CauseCells({ batchId, cause, label }: { batchId: number; cause: string; label: string }) {
  const { t } = useTranslation('batches');
  const format = useFormat();
  const [limit, setLimit] = useState(rowsAtOnce);
  const query = trpc.payroll.tables.listCellErrors.useQuery({ batchId, cause, limit }, { placeholderData: keepPreviousData });
  const columns = useMemo(() => failedCellColumns(batchId, t, format), [batchId, t, format]);
  return <DataTable label={label} columns={columns} rows={growingRows(query, limit, setLimit)} />;
}
