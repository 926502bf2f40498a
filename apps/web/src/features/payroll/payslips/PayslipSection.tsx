import { UnstyledButton } from '@mantine/core';
import type { PayslipSection as Section } from '@wagewright/contracts/payroll/payslips';
import { useTranslation } from 'react-i18next';
import type { Outputs } from '../../../shared/api/trpc.ts';
import { add, isZero, subtract } from '../../../shared/format/decimal.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import classes from './PayslipPage.module.css';

export type Payslip = Outputs['payroll']['payslips']['getMyPayslip'];
export type PayslipLine = Payslip['lines'][number];

interface Props {
  readonly section: Section;
  readonly payslip: Payslip;
  readonly onExplain: (column: string) => void;
}

/** Lines that add up to what stands at their foot; only earnings and deductions are summed. */
export function PayslipSection({ section, payslip, onExplain }: Props) {
  const { t } = useTranslation('payslips');
  const format = useFormat();
  const lines = payslip.lines.filter((line) => line.section === section);
  const isSummed = section === 'earning' || section === 'deduction';
  const sum = lines.reduce((total, { amount }) => add(total, amount), '0');
  return (
    <section className={classes.section} aria-labelledby={`section-${section}`}>
      <h2 id={`section-${section}`} className={classes.sectionName}>
        {t(`sections.${section}`)}
      </h2>
      <ul className={classes.lines}>
        {lines.map((line) => (
          <Line key={line.column} line={line} payslip={payslip} onExplain={onExplain} />
        ))}
      </ul>
      {isSummed && (
        <p className={classes.sectionSum}>
          <span>{section === 'earning' ? t('gross') : t('deductions')}</span>
          <span className="ww-figures">{format.money(sum, payslip.currency)}</span>
        </p>
      )}
    </section>
  );
}

function Line({ line, payslip, onExplain }: { line: PayslipLine; payslip: Payslip; onExplain: (column: string) => void }) {
  const { t } = useTranslation('payslips');
  const format = useFormat();
  const name = format.name(line.name);
  const amount = format.money(line.amount, payslip.currency);
  return (
    <li className={classes.line}>
      <span className={classes.lineName}>
        {name}
        {line.product && <LineProduct product={line.product} />}
        <LineChange line={line} payslip={payslip} />
      </span>
      <span className={`${classes.lineAmount} ww-figures`}>{amount}</span>
      {payslip.source === 'batch' && (
        <UnstyledButton className={classes.why} aria-label={t('whyOf', { line: name, amount })} onClick={() => onExplain(line.column)}>
          {t('why')}
        </UnstyledButton>
      )}
    </li>
  );
}

/** Of what the amount is the product: 12.00 h × 45.98. */
function LineProduct({ product }: { product: NonNullable<PayslipLine['product']> }) {
  const { t } = useTranslation('payslips');
  const format = useFormat();
  const quantity = format.number(product.quantity, product.unit === 'hours' ? 2 : 0);
  return (
    <span className={`${classes.lineProduct} ww-figures`}>
      {t(`quantity.${product.unit ?? 'pieces'}`, { quantity })} × {format.number(product.rate, 2)}
    </span>
  );
}

/** What changed since last time; silent on somebody's first payslip. */
function LineChange({ line, payslip }: { line: PayslipLine; payslip: Payslip }) {
  const { t } = useTranslation('payslips');
  const format = useFormat();
  if (payslip.previousNumber === null) return null;
  if (line.previous === null) return <span className={classes.lineChange}>{t('isNewLine')}</span>;
  const change = subtract(line.amount, line.previous);
  if (isZero(change)) return <span className={classes.lineChange}>{t('unchanged')}</span>;
  return (
    <span className={`${classes.lineChange} ww-figures`} data-changed>
      {format.change(change, payslip.currency)}
    </span>
  );
}
