import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import classes from './FlowSteps.module.css';
import { flowSteps, nextMove, stepStates } from './flow.ts';
import { NextPeriod } from './NextPeriod.tsx';
import type { Batch } from './run-batch-event.ts';

/** The flow of a batch, where this one stands in it, and what waits next. */
export function FlowSteps({ batch }: { batch: Batch }) {
  const { t } = useTranslation('batches');
  const format = useFormat();
  const states = stepStates(batch);
  const next = nextMove(batch);
  return (
    <>
      <ol className={classes.steps} aria-label={t('flow.label')}>
        {flowSteps.map((step, index) => {
          const state = states[step];
          return (
            <li
              key={step}
              className={classes.step}
              data-state={state}
              {...(state === 'current' ? { 'aria-current': 'step' as const } : {})}
            >
              <span className={classes.mark} aria-hidden="true">
                {state === 'done' ? <IconCheck size={14} stroke={2.6} /> : index + 1}
              </span>
              <span className={classes.name}>{t(`flow.${step}`)}</span>
              <span className="ww-visually-hidden">{t(`flow.${state}`)}</span>
            </li>
          );
        })}
      </ol>
      <p className={classes.next}>
        {t(`next.${next}`, { people: format.count(batch.payeeCount) })}
        {next === 'closed' && <NextPeriod batch={batch} />}
      </p>
    </>
  );
}
