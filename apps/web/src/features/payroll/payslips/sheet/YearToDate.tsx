import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/format/use-format.ts';
import classes from './PayslipSheet.module.css';
import type { SheetOf } from './sheet.ts';

export function YearToDate({ payslip }: { payslip: SheetOf }) {
  const { t } = useTranslation('payslips');
  const format = useFormat();
  return (
    <section className={classes.section} aria-labelledby="year-to-date">
      <h2 id="year-to-date" className={classes.sectionName}>
        {t('yearToDate')}
      </h2>
      <p className={classes.sectionNote}>{t('yearNote')}</p>
      <dl className={`${classes.year} ww-figures`}>
        {(['gross', 'deductions', 'net'] as const).map((name) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{format.money(payslip.yearToDate[name], payslip.currency)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
