import '@mantine/charts/styles.css';
import { useTranslation } from 'react-i18next';
import { add } from '../../../shared/format/decimal.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { chartColors } from '../../../shared/theme/chart-colors.ts';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { BarsFigure } from './BarsFigure.tsx';
import classes from './BatchReview.module.css';
import type { Review } from './BatchReview.tsx';

const departmentsShown = 10;

/** Why net pay moved, and where it goes. */
export default function ReviewCharts({ review, currency }: { review: Review; currency: string }) {
  const { t } = useTranslation('batches');
  const format = useFormat();
  const departments = review.departments.slice(0, departmentsShown);
  const changes = review.variance.filter(({ cause }) => cause !== 'unchanged');
  const hasPrevious = review.totals.some(({ previous }) => previous !== null);
  const change = changes.reduce((sum, { amount }) => add(sum, amount), '0');
  const variance = (
    <Panel title={t('review.variance')} note={t('review.varianceNote')}>
      <BarsFigure
        label={`${t('review.variance')}: ${format.change(change, currency)}`}
        currency={currency}
        rowHeight={56}
        head={[t('review.cause'), t('review.change')]}
        bars={changes.map(({ cause, amount, people }) => ({
          name: `${t(`review.causes.${cause}`)} (${format.count(people)})`,
          amounts: [amount],
        }))}
        series={[{ name: t('review.change'), color: chartColors.main, negativeColor: chartColors.down }]}
        isSigned
      />
      <dl className={classes.causes}>
        {changes.map(({ cause, amount, people }) => (
          <div key={cause}>
            <dt>
              {t(`review.causes.${cause}`)} <span>({format.count(people)})</span>
            </dt>
            <dd className="ww-figures">{format.change(amount, currency)}</dd>
          </div>
        ))}
        <div>
          <dt>{t('review.sum')}</dt>
          <dd className="ww-figures">{format.change(change, currency)}</dd>
        </div>
      </dl>
    </Panel>
  );
  return (
    <div className={classes.pair} data-even>
      {hasPrevious && variance}
      <Panel
        title={t('review.departments')}
        note={t(hasPrevious ? 'review.departmentsNote' : 'review.departmentsFirst', { count: departments.length })}
      >
        <BarsFigure
          label={t('review.departments')}
          currency={currency}
          rowHeight={34}
          head={[t('review.department'), t('review.currentNet'), ...(hasPrevious ? [t('review.previousNet')] : [])]}
          bars={departments.map(({ department, net, previous }) => ({
            name: format.name(department),
            amounts: hasPrevious ? [net, previous] : [net],
          }))}
          series={[
            { name: t('review.currentNet'), color: chartColors.main },
            ...(hasPrevious ? [{ name: t('review.previousNet'), color: chartColors.before }] : []),
          ]}
        />
      </Panel>
    </div>
  );
}
