import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { Panel } from '../../../shared/ui/Panel.tsx';
import classes from './IssuedPayslipPage.module.css';
import type { ReadPayslip } from './read-payslip.ts';

/** Where a payslip comes from and what is said of it: its batch or round, its person there, its dispute. */
export function PayslipPlaces({ payslip }: { readonly payslip: ReadPayslip }) {
  const { t } = useTranslation('issuedPayslips');
  const { id, batch, roundId, employeeId, employeeName } = payslip;
  const { data } = trpc.payroll.payslipDeliveries.getDelivery.useQuery({ id });
  const disputeId = data?.disputeId;
  return (
    <Panel title={t('places.title')}>
      <ul className={classes.places}>
        {batch && (
          <>
            <li>
              <span>{t('places.person')}</span>
              <Link
                to="/payroll/batches/$batchId/people/$employeeId"
                params={{ batchId: String(batch.id), employeeId: String(employeeId) }}
              >
                {t('places.personIn', { name: employeeName })}
              </Link>
            </li>
            <li>
              <span>{t('places.batch')}</span>
              <Link to="/payroll/batches/$batchId" params={{ batchId: String(batch.id) }} search={{ tab: 'payslips' }}>
                {batch.name}
              </Link>
            </li>
          </>
        )}
        {roundId !== null && (
          <li>
            <span>{t('places.round')}</span>
            <Link to="/payroll/payslip-rounds/$roundId" params={{ roundId: String(roundId) }}>
              {t('places.toRound')}
            </Link>
          </li>
        )}
        {disputeId && (
          <li>
            <span>{t('places.dispute')}</span>
            <Link to="/payroll/payslip-disputes/$disputeId" params={{ disputeId: String(disputeId) }}>
              {t('places.toDispute')}
            </Link>
          </li>
        )}
      </ul>
    </Panel>
  );
}
