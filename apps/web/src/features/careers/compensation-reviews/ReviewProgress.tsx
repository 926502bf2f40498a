import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { JobProgress } from '../../../shared/ui/job-progress/index.ts';
import type { Review } from './review.ts';

const parts = ['queued', 'locking', 'judging', 'writing'] as const;

/** What the job does now. It goes on when the page is left. */
export function ReviewProgress({ progress: { part, done, total } }: Pick<Review, 'progress'>) {
  const { t } = useTranslation('compensationReviews');
  const format = useFormat();
  const known = parts.find((one) => one === part) ?? 'queued';
  const texts = [
    ...(total > 0 ? [t('progress.of', { done: format.count(done + 1), total: format.count(total) })] : []),
    t('progress.leave'),
  ];
  return <JobProgress name={t(`parts.${known}`)} done={done} total={total} texts={texts} />;
}
