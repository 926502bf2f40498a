import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import type { Batch } from './run-batch-event.ts';
import { useSecondsLeft } from './use-preparation-progress.ts';
import type { RunProgress } from './use-run-progress.ts';
import { useSlow } from './use-slow.ts';

type Move = NonNullable<Batch['move']>;

export const isMoving = ({ move }: Pick<Batch, 'move'>): boolean => move?.state === 'running';

/** A submission of data or a way back that a job is at; null where there is none, or where it is about to be over. */
export function useMoveProgress(move: Move | null): (RunProgress & Pick<Move, 'event'>) | null {
  const { t } = useTranslation(['batches', 'preparing']);
  const format = useFormat();
  const secondsLeft = useSecondsLeft(move);
  const isSlow = useSlow(move?.id, move?.state === 'running');
  if (!move || !isSlow) return null;
  const { event, part, done, total } = move;
  const texts = [
    t(`moving.events.${event}`),
    t(`moving.parts.${part}`),
    ...(total > 0 ? [t('preparing:step', { step: format.count(done + 1), total: format.count(total) })] : []),
    ...(secondsLeft === null ? [] : [t('preparing:left', { time: format.duration(secondsLeft) })]),
    t('preparing:leave'),
  ];
  return { event, share: total === 0 ? 0 : done / total, text: texts.join(' · ') };
}
