import { UnstyledButton } from '@mantine/core';
import { changeText, figureText } from '@wagewright/contracts/payroll/payslips';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/format/use-format.ts';
import classes from './PayslipSheet.module.css';
import type { SheetGroup, SheetLine, SheetOf } from './sheet.ts';

interface Props {
  readonly group: SheetGroup;
  readonly payslip: SheetOf;
  /** Left out where nobody may ask how a line came to be. */
  readonly onExplain?: ((column: string) => void) | undefined;
}

/** Lines that belong together, and what they come to; only what is added to pay or taken off it is summed. */
export function PayslipGroup({ group, payslip, onExplain }: Props) {
  const { t } = useTranslation('payslips');
  const format = useFormat();
  const lines = payslip.lines.filter((line) => line.group === group.code);
  const { sum } = group;
  return (
    <section className={classes.section} aria-labelledby={`group-${group.code}`}>
      <h2 id={`group-${group.code}`} className={classes.sectionName}>
        {format.name(group.name)}
      </h2>
      <ul className={classes.lines}>
        {lines.map((line) => (
          <Line key={line.column} line={line} payslip={payslip} onExplain={onExplain} />
        ))}
      </ul>
      {sum && (
        <p className={classes.sectionSum}>
          <span>{t(`sums.${sum.of}`)}</span>
          <span className="ww-figures">{format.money(sum.amount, payslip.currency)}</span>
        </p>
      )}
    </section>
  );
}

function Line({ line, payslip, onExplain }: { readonly line: SheetLine } & Omit<Props, 'group'>) {
  const { t } = useTranslation('payslips');
  const format = useFormat();
  const name = format.name(line.name);
  const figure = (value: string): string => figureText(format, value, line.look, payslip.currency);
  const amount = figure(line.amount);
  const words = { isNew: t('isNewLine'), same: t('unchanged') };
  const change = changeText(format, line, payslip, words);
  return (
    <li className={classes.line}>
      <span className={classes.lineName}>
        {name}
        {line.product && <LineProduct product={line.product} />}
        {line.yearToDate !== null && (
          <span className={`${classes.lineProduct} ww-figures`}>{t('lineYear', { amount: figure(line.yearToDate) })}</span>
        )}
      </span>
      {change !== '' && (
        <span
          className={`${classes.lineChange} ww-figures`}
          data-changed={(line.previous !== null && change !== words.same) || undefined}
          {...(line.previous === null ? {} : { title: t('previous', { amount: figure(line.previous) }) })}
        >
          {change}
        </span>
      )}
      <span className={`${classes.lineAmount} ww-figures`}>{amount}</span>
      {onExplain && payslip.source === 'batch' && (
        <UnstyledButton className={classes.why} aria-label={t('whyOf', { line: name, amount })} onClick={() => onExplain(line.column)}>
          {t('why')}
        </UnstyledButton>
      )}
    </li>
  );
}

/** Of what the amount is the product: 12.00 h × 45.98. */
function LineProduct({ product }: { product: NonNullable<SheetLine['product']> }) {
  const { t } = useTranslation('payslips');
  const format = useFormat();
  const quantity = format.number(product.quantity, product.unit === 'hours' ? 2 : 0);
  return (
    <span className={`${classes.lineProduct} ww-figures`}>
      {t(`quantity.${product.unit ?? 'pieces'}`, { quantity })} × {format.number(product.rate, 2)}
    </span>
  );
}
