import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { JobProgress, useRate } from '../../../shared/ui/job-progress/index.ts';
import type { ImportDetail } from './import.ts';

/** What a job does with the file now: how many, how fast and how much longer. It goes on when the page is left. */
export function ImportProgress({ progress }: { progress: NonNullable<ImportDetail['progress']> }) {
  const { t } = useTranslation('imports');
  const format = useFormat();
  const rate = useRate(progress);
  const { part, done, total, rows } = progress;
  const texts = [
    ...(rows > 0 ? [t('progress.rows', { count: rows, rows: format.count(rows) })] : []),
    ...(total > 0 ? [t('progress.of', { done: format.count(done), total: format.count(total) })] : []),
    ...(rate
      ? [
          t('progress.left', { time: format.duration(rate.secondsLeft) }),
          t('progress.rate', { rate: format.count(Math.round(rate.perSecond)) }),
        ]
      : []),
    t('progress.leave'),
  ];
  return <JobProgress name={t(`parts.${part}`)} done={done} total={total} texts={texts} />;
}
