import { useTranslation } from 'react-i18next';
import { ratio, subtract } from '../../../shared/format/decimal.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { Panel } from '../../../shared/ui/Panel.tsx';
import classes from './BatchReview.module.css';
import type { Review } from './review.ts';

/** The sums of the batch, each against the period before. */
export function Totals({ totals, currency }: { totals: Review['totals']; currency: string }) {
  const { t } = useTranslation('batches');
  const format = useFormat();
  return (
    <Panel title={t('review.totals')} note={t('review.totalsNote')}>
      <dl className={classes.totals}>
        {totals.map(({ column, name, amount, previous }) => {
          const change = previous === null ? null : subtract(amount, previous);
          const share = previous === null || change === null ? null : ratio(change, previous);
          return (
            <div key={column} className={classes.total}>
              <dt className={classes.totalName}>{format.name(name)}</dt>
              <dd className={`${classes.totalAmount} ww-figures`}>{format.money(amount, currency)}</dd>
              <dd className={`${classes.totalBefore} ww-figures`}>
                {change === null ? (
                  t('review.noBefore')
                ) : (
                  <>
                    <strong>{format.change(change, currency)}</strong>
                    {share !== null && ` (${format.percent(share, { signed: true, digits: 2 })})`}
                  </>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </Panel>
  );
}
