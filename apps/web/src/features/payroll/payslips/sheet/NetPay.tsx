import { netName } from '@wagewright/contracts/payroll/payslips';
import { useTranslation } from 'react-i18next';
import { isZero, subtract } from '../../../../shared/format/decimal.ts';
import { useFormat } from '../../../../shared/format/use-format.ts';
import classes from './PayslipSheet.module.css';
import type { SheetOf } from './sheet.ts';

/** Gross − deductions = net, the net big. */
export function NetPay({ payslip }: { payslip: SheetOf }) {
  const { t } = useTranslation('payslips');
  const format = useFormat();
  const { currency, gross, deductions, net } = payslip;
  const previous = payslip.previousNet;
  const change = previous === null ? null : subtract(net, previous);
  return (
    <section className={classes.net} aria-label={t(netName(payslip))}>
      <p className={classes.netName}>{t(netName(payslip))}</p>
      <p className={`${classes.netAmount} ww-figures`}>{format.money(net, currency)}</p>
      {change !== null && previous !== null && (
        <p className={`${classes.netChange} ww-figures`}>
          {isZero(change)
            ? t('unchanged')
            : `${format.change(change, currency)} · ${t('previous', { amount: format.money(previous, currency) })}`}
        </p>
      )}
      <dl className={`${classes.sum} ww-figures`}>
        <div>
          <dt>{t('gross')}</dt>
          <dd>{format.money(gross, currency)}</dd>
        </div>
        <div>
          <dt>{t('deductions')}</dt>
          <dd>{format.money(deductions, currency)}</dd>
        </div>
      </dl>
    </section>
  );
}
