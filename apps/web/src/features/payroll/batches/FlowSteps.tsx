import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './FlowSteps.module.css';
import { flowSteps, stepStates } from './flow.ts';
import type { Batch } from './run-batch-event.ts';

/** The flow of a batch, and where this one stands in it. */
export function FlowSteps({ batch }: { batch: Pick<Batch, 'status' | 'payslipsPublishedAt'> }) {
  const { t } = useTranslation('batches');
  const states = stepStates(batch);
  return (
    <ol className={classes.steps} aria-label={t('flow.label')}>
      {flowSteps.map((step, index) => {
        const state = states[step];
        return (
          <li key={step} className={classes.step} data-state={state} {...(state === 'current' ? { 'aria-current': 'step' as const } : {})}>
            <span className={classes.mark} aria-hidden="true">
              {state === 'done' ? <IconCheck size={14} stroke={2.6} /> : index + 1}
            </span>
            <span className={classes.name}>{t(`flow.${step}`)}</span>
            <span className="ww-visually-hidden">{t(`flow.${state}`)}</span>
          </li>
        );
      })}
    </ol>
  );
}
