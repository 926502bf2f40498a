import { useTranslation } from 'react-i18next';
import type { Outputs } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { MessageBox } from '../../../shared/ui/MessageBox.tsx';
import classes from './EffectOnPay.module.css';

type PaidPeriod = Outputs['org']['employees']['getEffectOnPay']['periods'][number];

/** Periods of one solution that went equally far are one sentence. */
function sentences(periods: readonly PaidPeriod[]) {
  const groups = Map.groupBy(periods, ({ solution, stage }) => `${stage} ${solution.en}`);
  return [...groups].map(([key, own]) => ({
    key,
    stage: own[0]?.stage ?? 'frozen',
    solution: own[0]?.solution ?? null,
    from: own[0]?.startDate ?? '',
    until: own.at(-1)?.endDate ?? '',
    count: own.length,
  }));
}

/** Periods for which payroll has read what is about to be changed, and what follows. */
export function PeriodsRead({ periods }: { readonly periods: readonly PaidPeriod[] }) {
  const { t } = useTranslation('employees');
  const format = useFormat();
  if (periods.length === 0) return <p className={classes.quiet}>{t('effect.none')}</p>;
  return (
    <MessageBox tone="decision" title={t(periods.every(({ stage }) => stage === 'missed') ? 'effect.titleMissed' : 'effect.title')}>
      <ul className={classes.periods}>
        {sentences(periods).map(({ key, stage, solution, count, ...days }) => (
          <li key={key}>{t(`effect.${stage}`, { count, solution: format.name(solution), days: format.days(days.from, days.until) })}</li>
        ))}
      </ul>
    </MessageBox>
  );
}
