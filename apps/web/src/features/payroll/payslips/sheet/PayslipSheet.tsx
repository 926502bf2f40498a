import { saysPay } from '@wagewright/contracts/payroll/payslips';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { NetPay } from './NetPay.tsx';
import { PayslipFacts } from './PayslipFacts.tsx';
import { PayslipGroup } from './PayslipGroup.tsx';
import classes from './PayslipSheet.module.css';
import type { SheetOf } from './sheet.ts';
import { YearToDate } from './YearToDate.tsx';

interface Props {
  readonly payslip: SheetOf;
  readonly onExplain?: (column: string) => void;
}

/** A payslip as it is read, on a phone or a large screen and on paper: the net first, then every group with what changed, then whose it is. */
export function PayslipSheet({ payslip, onExplain }: Props) {
  const { t } = useTranslation('payslips');
  const format = useFormat();
  const { header, logo, remarks, layout } = payslip;
  return (
    <div className={classes.sheet} data-layout={layout}>
      {(header || logo) && (
        <div className={classes.head}>
          {header && <p className={classes.headText}>{format.name(header)}</p>}
          {logo && <img className={classes.logo} src={logo} alt={t('logoOf', { employer: format.name(payslip.legalEntity) })} />}
        </div>
      )}
      {saysPay(payslip) && <NetPay payslip={payslip} />}
      <div className={classes.groups}>
        {payslip.groups.map((group) => (
          <PayslipGroup key={group.code} group={group} payslip={payslip} onExplain={onExplain} />
        ))}
      </div>
      {payslip.source !== 'balance' && <YearToDate payslip={payslip} />}
      {remarks && (
        <section className={classes.section}>
          <h2 className={classes.sectionName}>{t('remarks')}</h2>
          <p className={classes.remarks}>{format.name(remarks)}</p>
        </section>
      )}
      <PayslipFacts payslip={payslip} />
    </div>
  );
}
