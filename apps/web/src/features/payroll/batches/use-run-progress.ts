import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClock } from '../../../shared/clock-context.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import type { Batch } from './run-batch-event.ts';
import { estimate, type Sight } from './run-rate.ts';
import { useSlow } from './use-slow.ts';

type Run = NonNullable<Batch['progress']>;

function useEstimate(run: Run | null) {
  const clock = useClock();
  const [sights, setSights] = useState<{ runId: number; first: Sight; last: Sight }>();
  const { runId, payeesDone, payeesTotal = 0 } = run ?? {};
  useEffect(() => {
    if (runId === undefined || payeesDone === undefined) return;
    const sight = { atMs: clock.elapsedMs(), done: payeesDone };
    setSights((before) => (before?.runId === runId ? { ...before, last: sight } : { runId, first: sight, last: sight }));
  }, [clock, runId, payeesDone]);
  return sights && sights.runId === runId ? estimate(sights.first, sights.last, payeesTotal) : null;
}

/** What is calculated, where it is not everything of everybody. */
const titles = { partial: 'progress.partial', retro: 'progress.retro', upToStep: 'progress.upToStep' } as const;
const titleOf = ({ kind, upToStep }: Run) =>
  kind === 'partial' || kind === 'retro' ? titles[kind] : upToStep === null ? null : titles.upToStep;

/** One of a few people may be over before it could be read. */
function useShownRun(run: Run | null): Run | null {
  const isRunning = run?.state === 'running';
  const isSlow = useSlow(run?.runId, isRunning);
  return run && isRunning && (run.kind !== 'partial' || isSlow) ? run : null;
}

export interface RunProgress {
  /** Between 0 and 1. */
  readonly share: number;
  /** What is calculated, how many, how fast and how much longer, in one line. */
  readonly text: string;
}

/** What a run freezes before it calculates, in words; none where it does not, or not any more. */
function useFreezingTexts(run: Run | null): string[] {
  const { t } = useTranslation('preparing');
  const format = useFormat();
  const freezing = run?.freezing;
  if (!freezing || (freezing.total > 0 && freezing.done === freezing.total)) return [];
  const { part, done, total } = freezing;
  return [t(`parts.${part}`), ...(total > 0 ? [t('step', { step: format.count(done + 1), total: format.count(total) })] : [])];
}

/** Between 0 and 1: its own input is half of the way, where it has one. */
const shareOf = ({ freezing, payeesDone, payeesTotal }: Run): number => {
  const calculated = payeesTotal === 0 ? 0 : payeesDone / payeesTotal;
  return freezing ? (freezing.total === 0 ? 0 : freezing.done / freezing.total / 2) + calculated / 2 : calculated;
};

/** A calculation under way; null where there is none. */
export function useRunProgress(run: Batch['progress']): RunProgress | null {
  const { t } = useTranslation('batches');
  const format = useFormat();
  const shown = useShownRun(run);
  const freezing = useFreezingTexts(shown);
  const rate = useEstimate(shown);
  if (!shown) return null;
  const { payeesDone, payeesTotal, errorCount } = shown;
  const title = titleOf(shown);
  const counted = [
    t('progress.counts', { done: format.count(payeesDone), total: format.count(payeesTotal) }),
    ...(errorCount > 0 ? [t('progress.errors', { count: errorCount, errors: format.count(errorCount) })] : []),
    rate ? t('progress.left', { time: format.duration(rate.secondsLeft) }) : t('progress.measuring'),
    ...(rate ? [t('progress.rate', { rate: format.count(Math.round(rate.perSecond)) })] : []),
  ];
  const texts = [...(title ? [t(title)] : []), ...(freezing.length > 0 ? freezing : counted), t('progress.leave')];
  return { share: shareOf(shown), text: texts.join(' · ') };
}
