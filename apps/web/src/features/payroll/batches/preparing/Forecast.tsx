import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../../shared/api/trpc.ts';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { MessageBox } from '../../../../shared/ui/MessageBox.tsx';
import { Panel } from '../../../../shared/ui/Panel.tsx';
import classes from '../BatchReview.module.css';
import type { Batch } from '../run-batch-event.ts';

type Forecasted = Outputs['payroll']['batches']['askForecast'];

const refreshMs = 1_000;
/** Always told, be there nobody; the others where there is somebody. */
const kinds = ['paid', 'joiner', 'leaver', 'came', 'gone', 'moved', 'excluded'] as const;
const byHand = ['added', 'removed'] as const;

/** What preparing a new batch would freeze, counted by a job; who opens a batch of which it was never counted has it counted. */
export default function Forecast({ batch }: { readonly batch: Batch }) {
  const { t } = useTranslation('preparing');
  const format = useFormat();
  const utils = trpc.useUtils();
  const { id } = batch;
  const { data } = trpc.payroll.batches.getForecast.useQuery(
    { id },
    { refetchInterval: ({ state }) => (state.data?.isRunning ? refreshMs : false) },
  );
  const onSuccess = (after: Forecasted) => utils.payroll.batches.getForecast.setData({ id }, after);
  const again = trpc.payroll.batches.askForecast.useMutation({ onSuccess });
  // nobody has asked for the first one: where preparing has begun meanwhile, nothing is said of it
  const { mutate, isPending } = trpc.payroll.batches.askForecast.useMutation({ onSuccess, trpc: { context: { quiet: true } } });
  const mayAsk = batch.events.includes('forecast');
  const isFirst = data !== undefined && !data.figures && !data.isRunning && data.failure === null;
  useEffect(() => {
    if (isFirst && mayAsk) mutate({ id });
  }, [isFirst, mayAsk, mutate, id]);
  const countedAt = data?.figures?.countedAt;
  useEffect(() => {
    if (countedAt) void utils.payroll.batches.getBatchSources.invalidate({ id });
  }, [countedAt, utils, id]);
  if (!data) return null;
  const { figures, failure, isRunning } = data;
  const isBusy = isRunning || isPending || again.isPending;
  const note = figures
    ? [
        t('forecast.note', { when: format.instant(figures.countedAt) }),
        figures.last ? t('forecast.against', { batch: figures.last.name }) : t('forecast.first'),
        ...(figures.isOld && !isBusy ? [t('forecast.old')] : []),
      ].join(' ')
    : t(isBusy ? 'forecast.countingFirst' : 'forecast.none');
  const shown =
    figures && [...kinds, ...byHand.filter((kind) => figures.counts[kind] > 0)].filter((kind) => kind !== 'came' || figures.last);
  return (
    <Panel
      title={t('forecast.title')}
      note={note}
      actions={
        mayAsk && (
          <Button variant="default" size="compact-md" loading={isBusy} onClick={() => again.mutate({ id })}>
            {t(figures ? 'forecast.again' : 'forecast.count')}
          </Button>
        )
      }
    >
      {failure !== null && (
        <MessageBox tone="bad" title={t('forecast.failed')}>
          {failure}
        </MessageBox>
      )}
      {figures && shown && (
        <div className={classes.review}>
          <ul className={classes.fears}>
            {shown.map((kind) => (
              <li key={kind} className={classes.fear}>
                <span className={`${classes.fearCount} ww-figures`}>{format.count(figures.counts[kind])}</span>
                <span className={classes.fearName}>{t(`forecast.kinds.${kind}`)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Panel>
  );
}
