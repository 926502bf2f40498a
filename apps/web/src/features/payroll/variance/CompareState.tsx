import { Button, Progress } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { MessageBox } from '../../../shared/ui/MessageBox.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import classes from './Changes.module.css';
import { type Comparison, isGoingOn } from './comparison.ts';

interface Props {
  readonly batchId: number;
  readonly comparison: Comparison;
}

/** Why there is nothing to see yet, how far the comparison is, and what can be done. */
export function CompareState({ batchId, comparison }: Props) {
  const { t } = useTranslation('variance');
  const format = useFormat();
  const { state } = comparison;
  if (isGoingOn(comparison)) return <Going batchId={batchId} comparison={comparison} />;
  if (state === 'failed' || state === 'canceled') {
    return (
      <MessageBox tone={state === 'failed' ? 'bad' : 'decision'} title={t(`states.${state}.title`)}>
        {comparison.failure ? format.name(comparison.failure.reason) : t('states.canceled.text')}{' '}
        <Act batchId={batchId} comparison={comparison} event="start" />
      </MessageBox>
    );
  }
  const told = state === 'first' || state === 'off-cycle' || state === 'hidden' ? state : 'none';
  return (
    <Panel>
      <EmptyState title={t(`states.${told}.title`)} text={t(`states.${told}.text`)} />
    </Panel>
  );
}

function Going({ batchId, comparison }: Props) {
  const { t } = useTranslation('variance');
  const format = useFormat();
  const { done, total } = comparison.progress;
  return (
    <Panel title={t('going')} note={t('goingNote', { batch: comparison.previous?.name ?? '' })}>
      <div className={classes.progress}>
        <Progress value={total > 0 ? (done / total) * 100 : 0} aria-label={t('going')} />
        <span className="ww-figures">
          {total > 0 ? t('progress', { done: format.count(done), total: format.count(total) }) : t('waits')}
        </span>
        <Act batchId={batchId} comparison={comparison} event="cancel" />
      </div>
    </Panel>
  );
}

function Act({ batchId, comparison, event }: Props & { event: 'start' | 'cancel' }) {
  const { t } = useTranslation('variance');
  const utils = trpc.useUtils();
  const start = trpc.payroll.variance.startComparison.useMutation();
  const cancel = trpc.payroll.variance.cancelComparison.useMutation();
  if (!comparison.events.includes(event)) return null;
  const { mutateAsync, isPending } = event === 'start' ? start : cancel;
  const act = async () => {
    await call(mutateAsync({ batchId }));
    await utils.payroll.variance.invalidate();
  };
  return (
    <div>
      <Button size="xs" variant="default" loading={isPending} onClick={() => void act()}>
        {t(`do.${event}`)}
      </Button>
    </div>
  );
}
