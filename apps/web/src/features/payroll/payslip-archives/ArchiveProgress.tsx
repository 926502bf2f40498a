import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { JobProgress, useRate } from '../../../shared/ui/job-progress/index.ts';
import type { Archive } from './archive.ts';

/** How many payslips are written, how fast and how much longer. It goes on when the page is left. */
export function ArchiveProgress({ progress }: { readonly progress: NonNullable<Archive['progress']> }) {
  const { t } = useTranslation('payslipArchives');
  const format = useFormat();
  const rate = useRate(progress);
  const { part, done, total } = progress;
  const texts = [
    t('progress.of', { done: format.count(done), total: format.count(total) }),
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
