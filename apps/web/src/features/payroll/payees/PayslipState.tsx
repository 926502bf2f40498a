import { Link } from '@tanstack/react-router';
import { payslipMachine } from '@wagewright/contracts/payroll/payslips';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { PayslipWaits } from '../payslip-deliveries/index.ts';
import classes from './PayeePage.module.css';
import type { Batch, Payee } from './payees.ts';

/** Whether there is a payslip and whether it was seen; where there is none, what has to happen first. */
export function PayslipState({ batch, payee: { payslip } }: { batch: Batch; payee: Payee }) {
  const { t } = useTranslation(['payees', 'batches']);
  const format = useFormat();
  return (
    <Panel title={t('payslip.title')}>
      <dl className={classes.facts}>
        {payslip.id !== null && (
          <div>
            <dt>{t('batches:payslips.number')}</dt>
            <dd>
              <Link to="/payroll/issued-payslips/$payslipId" params={{ payslipId: String(payslip.id) }}>
                {payslip.number}
              </Link>
            </dd>
          </div>
        )}
        <div>
          <dt>{t('batches:fields.status')}</dt>
          <dd>{format.name(payslipMachine.labels[payslip.status])}</dd>
        </div>
        {payslip.number && (
          <div>
            <dt>{t('batches:payslips.seen')}</dt>
            <dd>{payslip.seenAt ? format.instant(payslip.seenAt) : t('payslip.notSeen')}</dd>
          </div>
        )}
      </dl>
      {payslip.waitsFor && (
        <p className={classes.note}>
          <PayslipWaits waitsFor={payslip.waitsFor} batch={batch} />
        </p>
      )}
    </Panel>
  );
}
