import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { Panel } from '../../../shared/ui/Panel.tsx';
import classes from './PayeePage.module.css';
import type { Batch, Payee } from './payees.ts';

/** Whether there is a payslip, and whether it was seen. */
export function PayslipState({ batch, payee: { payslip } }: { batch: Batch; payee: Payee }) {
  const { t } = useTranslation(['payees', 'batches']);
  const format = useFormat();
  return (
    <Panel title={t('payslip.title')}>
      {payslip ? (
        <dl className={classes.facts}>
          <div>
            <dt>{t('batches:payslips.number')}</dt>
            <dd>
              <Link to="/payroll/batches/$batchId" params={{ batchId: String(batch.id) }} search={{ tab: 'payslips' }}>
                {payslip.number}
              </Link>
            </dd>
          </div>
          <div>
            <dt>{t('batches:fields.status')}</dt>
            <dd>{t(`batches:payslips.statuses.${payslip.status}`)}</dd>
          </div>
          <div>
            <dt>{t('batches:payslips.seen')}</dt>
            <dd>{payslip.seenAt ? format.instant(payslip.seenAt) : t('payslip.notSeen')}</dd>
          </div>
        </dl>
      ) : (
        <p className={classes.note}>{t('payslip.none')}</p>
      )}
    </Panel>
  );
}
