import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { useRate } from '../../../shared/ui/job-progress/index.ts';
import type { Batch } from './run-batch-event.ts';
import type { RunProgress } from './use-run-progress.ts';

type Preparation = NonNullable<Batch['preparation']>;

/** How many steps a second and how much longer, from those that this browser saw done; they differ, so it is a guess that gets better. */
const useSteps = (job: Pick<Preparation, 'id' | 'done' | 'total'> | null) =>
  useRate({ part: String(job?.id), done: job?.done ?? 0, total: job?.total ?? 0 });

export const useSecondsLeft = (job: Parameters<typeof useSteps>[0]): number | null => useSteps(job)?.secondsLeft ?? null;

/** A preparation under way; null where there is none. */
export function usePreparationProgress(preparation: Preparation | null): RunProgress | null {
  const { t } = useTranslation(['preparing', 'batches']);
  const format = useFormat();
  const steps = useSteps(preparation);
  if (!preparation) return null;
  const { part, done, total, people } = preparation;
  const texts = [
    t(`parts.${part}`),
    ...(total > 0 ? [t('step', { step: format.count(done + 1), total: format.count(total) })] : []),
    ...(people > 0 ? [t('people', { count: people, people: format.count(people) })] : []),
    ...(steps ? [t('left', { time: format.duration(steps.secondsLeft) })] : []),
    // each step is over everybody: as many people a second as the whole of it comes to at this pace
    ...(steps && people > 0 ? [t('batches:progress.rate', { rate: format.count(Math.round((steps.perSecond * people) / total)) })] : []),
    t('leave'),
  ];
  return { share: total === 0 ? 0 : done / total, text: texts.join(' · ') };
}
