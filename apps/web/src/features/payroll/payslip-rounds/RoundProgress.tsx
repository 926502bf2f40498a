import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { JobProgress, useRate } from '../../../shared/ui/job-progress/index.ts';
import type { Round } from './round.ts';

interface Props {
  readonly job: NonNullable<Round['job']>;
  readonly progress: NonNullable<Round['progress']>;
}

/** How many people a job is through with, how fast and how much longer. It goes on when the page is left. */
export function RoundProgress({ job, progress }: Props) {
  const { t } = useTranslation('payslipRounds');
  const format = useFormat();
  const rate = useRate(progress);
  const { part, done, total } = progress;
  const counted = [
    t('progress.of', { done: format.count(done), total: format.count(total) }),
    ...(rate
      ? [
          t('progress.left', { time: format.duration(rate.secondsLeft) }),
          t('progress.rate', { rate: format.count(Math.round(rate.perSecond)) }),
        ]
      : []),
  ];
  return (
    <JobProgress
      name={t(`jobs.${job}`)}
      done={done}
      total={total}
      texts={[...(part === 'queued' ? [t('progress.queued')] : counted), t('progress.leave')]}
    />
  );
}
