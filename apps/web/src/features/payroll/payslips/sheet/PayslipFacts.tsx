import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/format/use-format.ts';
import classes from './PayslipSheet.module.css';
import type { SheetOf } from './sheet.ts';

/** Who, where and when: what a payslip must say to be one. */
export function PayslipFacts({ payslip }: { payslip: SheetOf }) {
  const { t } = useTranslation('payslips');
  const format = useFormat();
  const originOf = (): string => {
    const { origin } = payslip;
    if (origin === null) return '';
    return origin.source === 'balance'
      ? t('balanceAsOf', { day: format.day(origin.asOf) })
      : t('importedBy', { who: origin.by, when: format.instant(origin.at) });
  };
  const facts: readonly [string, string][] = [
    [t('employee'), payslip.employeeName],
    [t('employeeNumber'), payslip.employeeNumber],
    [t('employer'), format.name(payslip.legalEntity)],
    [t('department'), format.name(payslip.department)],
    [t('position'), format.name(payslip.position)],
    [t('period'), format.days(payslip.periodStart, payslip.periodEnd)],
    [t('payDate'), format.day(payslip.payDate)],
    [t('number'), payslip.number],
    [t('origin'), originOf()],
  ];
  return (
    <dl className={classes.facts}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
