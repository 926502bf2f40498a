import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import classes from './LedgerPanel.module.css';

/** One biweekly pay of an $80,000 salary, single, 2025: withholding by the percentage method, Social Security and Medicare at their rates. */
const lines = [
  { key: 'gross', amount: '3076.92' },
  { key: 'federal', amount: '-354.38' },
  { key: 'social', amount: '-190.77' },
  { key: 'medicare', amount: '-44.62' },
  { key: 'net', amount: '2487.15' },
] as const;

/** What the product stands for, in one picture: a slip whose lines open up. */
export function LedgerPanel({ claim, text }: { claim: string; text: string }) {
  const { t } = useTranslation('auth');
  const format = useFormat();
  return (
    <aside className={classes.panel} aria-label={t('sample.label')}>
      <div className={classes.inner}>
        <p className={classes.claim}>{claim || t('claim')}</p>
        <p className={classes.text}>{text || t('claimText')}</p>
        <div className={classes.slip}>
          <dl className={classes.lines}>
            {lines.map(({ key, amount }) => (
              <div key={key} className={classes.line} data-line={key}>
                <dt>{t(`sample.${key}`)}</dt>
                <dd className="ww-figures">{format.money(amount, 'USD')}</dd>
              </div>
            ))}
          </dl>
          <p className={classes.why}>
            <span className={`${classes.formula} ww-figures`}>{t('sample.formula')}</span>
            {t('sample.why')}
          </p>
        </div>
      </div>
    </aside>
  );
}
