import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Formatter } from '../../../shared/format/formatter.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { type Column, DataTable, givenRows } from '../../../shared/ui/data-table/index.ts';
import { Panel } from '../../../shared/ui/Panel.tsx';
import classes from './PayeePage.module.css';
import type { Payee } from './payees.ts';

type Earlier = Payee['earlier'][number];

const earlierColumns = (employeeId: number, t: TFunction<['payees', 'batches']>, format: Formatter): Column<Earlier>[] => [
  {
    id: 'period',
    name: t('batches:fields.period'),
    type: 'text',
    value: ({ period }) => period,
    content: ({ batchId, period, payDate }) => (
      <Link
        to="/payroll/batches/$batchId/people/$employeeId"
        params={{ batchId: String(batchId), employeeId: String(employeeId) }}
        title={format.day(payDate)}
      >
        {period}
      </Link>
    ),
    width: 110,
    card: 'title',
  },
  {
    id: 'gross',
    name: t('batches:columns.gross'),
    type: 'money',
    currency: ({ currency }) => currency,
    value: ({ gross }) => gross,
    width: 116,
  },
  {
    id: 'net',
    name: t('batches:columns.net'),
    type: 'money',
    currency: ({ currency }) => currency,
    value: ({ net }) => net,
    width: 116,
    card: 'aside',
  },
];

/** What earlier batches paid; each leads to the person's page there. */
export function EarlierPeriods({ payee: { earlier, employeeId } }: { payee: Payee }) {
  const { t } = useTranslation(['payees', 'batches']);
  const format = useFormat();
  const columns = useMemo(() => earlierColumns(employeeId, t, format), [employeeId, t, format]);
  return (
    <Panel title={t('earlier.title')} flush={earlier.length > 0}>
      {earlier.length > 0 ? (
        <DataTable label={t('earlier.title')} columns={columns} rows={givenRows(earlier)} />
      ) : (
        <p className={classes.note}>{t('earlier.none')}</p>
      )}
    </Panel>
  );
}
