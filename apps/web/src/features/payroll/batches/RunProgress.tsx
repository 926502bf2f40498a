import { Progress } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClock } from '../../../shared/clock-context.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import classes from './RunProgress.module.css';
import type { Batch } from './run-batch-event.ts';
import { estimate, type Sight } from './run-rate.ts';

type Run = NonNullable<Batch['progress']>;

function useEstimate({ runId, payeesDone, payeesTotal }: Run) {
  const clock = useClock();
  const [sights, setSights] = useState<{ runId: number; first: Sight; last: Sight }>();
  useEffect(() => {
    const sight = { atMs: clock.elapsedMs(), done: payeesDone };
    setSights((before) => (before?.runId === runId ? { ...before, last: sight } : { runId, first: sight, last: sight }));
  }, [clock, runId, payeesDone]);
  return sights?.runId === runId ? estimate(sights.first, sights.last, payeesTotal) : null;
}

/** What is calculated, where it is not everything of everybody. */
function useRunTitle({ kind, upToStep }: Run): string | null {
  const { t } = useTranslation('batches');
  if (kind === 'partial') return t('progress.partial');
  if (kind === 'retro') return t('progress.retro');
  return upToStep === null ? null : t('progress.upToStep');
}

/** A run that is over before it could be read would only shake the page. */
const shownAfterMs = 600;

/** The run of a batch while it is under way; of a few people only where it takes a while. */
export function CurrentRun({ run }: { run: Run | null }) {
  const [slowRun, setSlowRun] = useState<number>();
  const isRunning = run?.state === 'running';
  const runId = run?.runId;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => setSlowRun(runId), shownAfterMs);
    return () => clearTimeout(timer);
  }, [isRunning, runId]);
  if (!run || !isRunning || (run.kind === 'partial' && slowRun !== run.runId)) return null;
  return <RunProgress run={run} />;
}

/** A calculation under way: count, rate and time left. */
function RunProgress({ run }: { run: Run }) {
  const { t } = useTranslation('batches');
  const format = useFormat();
  const rate = useEstimate(run);
  const percent = run.payeesTotal === 0 ? 0 : (run.payeesDone / run.payeesTotal) * 100;
  const title = useRunTitle(run);
  return (
    <section className={classes.run} aria-label={t('progress.label')}>
      {title && <p className={classes.title}>{title}</p>}
      <Progress.Root size={8}>
        <Progress.Section value={percent} aria-label={t('progress.label')} animated />
      </Progress.Root>
      <div className={classes.facts}>
        <span className="ww-figures">
          {t('progress.counts', { done: format.count(run.payeesDone), total: format.count(run.payeesTotal) })}
        </span>
        <span className="ww-figures">
          {rate
            ? `${t('progress.rate', { rate: format.count(Math.round(rate.perSecond)) })} · ${t('progress.left', { time: format.duration(rate.secondsLeft) })}`
            : t('progress.measuring')}
        </span>
        {run.errorCount > 0 && <span className={classes.errors}>{t('progress.errors', { count: run.errorCount })}</span>}
      </div>
      <p className={classes.note}>{t('progress.leave')}</p>
    </section>
  );
}
