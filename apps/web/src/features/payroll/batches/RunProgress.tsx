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

/** A calculation under way: count, rate and time left. */
export function RunProgress({ run }: { run: Run }) {
  const { t } = useTranslation('batches');
  const format = useFormat();
  const rate = useEstimate(run);
  const percent = run.payeesTotal === 0 ? 0 : (run.payeesDone / run.payeesTotal) * 100;
  return (
    <section className={classes.run} aria-label={t('progress.label')}>
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
