import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { useRate } from '../../../shared/ui/job-progress/index.ts';
import type { Batch } from './run-batch-event.ts';
import type { RunProgress } from './use-run-progress.ts';
import { useSlow } from './use-slow.ts';

type Job = NonNullable<Batch['payslipJob']>;

export const isAtPayslips = ({ payslipJob }: Pick<Batch, 'payslipJob'>): boolean => payslipJob?.state === 'running';

const none = { part: '', done: 0, total: 0 };

/** What a job does to the payslips of a batch, how many people are done, how fast and how much longer; null where there is none, or where it is about to be over. */
export function usePayslipJobProgress(job: Job | null): RunProgress | null {
  const { t } = useTranslation(['batches', 'preparing']);
  const format = useFormat();
  const rate = useRate(job ? { part: `${job.id} ${job.part}`, done: job.done, total: job.total } : none);
  const isSlow = useSlow(job?.id, job?.state === 'running');
  if (!job || !isSlow) return null;
  const { kind, part, done, total } = job;
  const counted = [
    t('progress.counts', { done: format.count(done), total: format.count(total) }),
    ...(rate
      ? [
          t('preparing:left', { time: format.duration(rate.secondsLeft) }),
          t('progress.rate', { rate: format.count(Math.round(rate.perSecond)) }),
        ]
      : []),
  ];
  const texts = [t(`payslipJobs.kinds.${kind}`), ...(part === 'people' ? counted : [t(`payslipJobs.parts.${part}`)]), t('preparing:leave')];
  return { share: total === 0 ? 0 : done / total, text: texts.join(' · ') };
}
