import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClock } from '../../../shared/clock-context.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import type { Batch } from './run-batch-event.ts';
import { estimate, type Sight } from './run-rate.ts';
import type { RunProgress } from './use-run-progress.ts';

type Preparation = NonNullable<Batch['preparation']>;

/** How much longer, from the steps that this browser saw done; they differ, so it is a guess that gets better. */
export function useSecondsLeft(preparation: Pick<Preparation, 'id' | 'done' | 'total'> | null): number | null {
  const clock = useClock();
  const [sights, setSights] = useState<{ id: number; first: Sight; last: Sight }>();
  const { id, done, total = 0 } = preparation ?? {};
  useEffect(() => {
    if (id === undefined || done === undefined) return;
    const sight = { atMs: clock.elapsedMs(), done };
    setSights((before) => (before?.id === id ? { ...before, last: sight } : { id, first: sight, last: sight }));
  }, [clock, id, done]);
  return sights && sights.id === id ? (estimate(sights.first, sights.last, total)?.secondsLeft ?? null) : null;
}

/** A preparation under way; null where there is none. */
export function usePreparationProgress(preparation: Preparation | null): RunProgress | null {
  const { t } = useTranslation('preparing');
  const format = useFormat();
  const secondsLeft = useSecondsLeft(preparation);
  if (!preparation) return null;
  const { part, done, total, people } = preparation;
  const texts = [
    t(`parts.${part}`),
    ...(total > 0 ? [t('step', { step: format.count(done + 1), total: format.count(total) })] : []),
    ...(people > 0 ? [t('people', { count: people, people: format.count(people) })] : []),
    ...(secondsLeft === null ? [] : [t('left', { time: format.duration(secondsLeft) })]),
    t('leave'),
  ];
  return { share: total === 0 ? 0 : done / total, text: texts.join(' · ') };
}
