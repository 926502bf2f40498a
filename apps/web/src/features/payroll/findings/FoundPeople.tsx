import { keepPreviousData } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import type { Formatter } from '../../../shared/format/formatter.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { type Column, DataTable, growingRows, rowsAtOnce } from '../../../shared/ui/data-table/index.ts';

type Found = Outputs['payroll']['findings']['listFoundPeople']['rows'][number];
type Finding = Outputs['payroll']['findings']['listFindings']['findings'][number];

const foundColumns = (batchId: number, finding: Finding, t: TFunction<'findings'>, format: Formatter): Column<Found>[] => [
  {
    id: 'name',
    name: t('person'),
    type: 'text',
    value: ({ name }) => name,
    content: ({ name, employeeNumber }) => (
      <Link to="/payroll/batches/$batchId" params={{ batchId: String(batchId) }} search={{ tab: 'table', q: employeeNumber }}>
        {name}
      </Link>
    ),
    width: 220,
    card: 'title',
  },
  { id: 'number', name: t('number'), type: 'text', value: ({ employeeNumber }) => employeeNumber, width: 120, grow: 0, card: 'second' },
  {
    id: 'value',
    name: finding.columnName ? format.name(finding.columnName) : t('value'),
    type: 'text',
    value: ({ shown }) => format.name(shown),
    width: 240,
    card: 'aside',
  },
];

/** Everybody whom a cause concerns, with their values. */
export function FoundPeople({ batchId, found }: { batchId: number; found: Finding }) {
  const { t } = useTranslation('findings');
  const format = useFormat();
  const [limit, setLimit] = useState(rowsAtOnce);
  const query = trpc.payroll.findings.listFoundPeople.useQuery({ batchId, key: found.key, limit }, { placeholderData: keepPreviousData });
  const columns = useMemo(() => foundColumns(batchId, found, t, format), [batchId, found, t, format]);
  return <DataTable label={format.name(found.message)} columns={columns} rows={growingRows(query, limit, setLimit)} />;
}
