import { Alert, Button, Group } from '@mantine/core';
import type { TFunction } from 'i18next';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import type { Formatter } from '../../../shared/format/formatter.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { JobProgress } from '../../../shared/ui/job-progress/index.ts';

type Move = Outputs['payroll']['payslipMoves']['getPayslipMove'];

interface Props {
  readonly moveId: number;
  /** It has ended. */
  readonly onEnded: () => void;
  readonly onClose: () => void;
}

/** How far a change of many payslips is, and what it came to: how many it moved, and which stay as they were. */
export function MoveCourse({ moveId, onEnded, onClose }: Props) {
  const { getPayslipMove } = trpc.useUtils().payroll.payslipMoves;
  const { data: move } = trpc.payroll.payslipMoves.getPayslipMove.useQuery({ id: moveId });
  const isRunning = move?.state === 'running';
  trpc.payroll.payslipMoves.watchPayslipMove.useSubscription(
    { id: moveId },
    { enabled: isRunning, onData: (told) => getPayslipMove.setData({ id: moveId }, told) },
  );
  const wasRunning = useRef(false);
  useEffect(() => {
    if (wasRunning.current && !isRunning) onEnded();
    wasRunning.current = isRunning;
  }, [isRunning, onEnded]);
  if (!move) return null;
  return isRunning ? <UnderWay move={move} /> : <Ended move={move} onClose={onClose} />;
}

function UnderWay({ move }: { readonly move: Move }) {
  const { t } = useTranslation('issuedPayslips');
  const format = useFormat();
  const { getPayslipMove } = trpc.useUtils().payroll.payslipMoves;
  const cancel = trpc.payroll.payslipMoves.cancelPayslipMove.useMutation();
  const { id, event, done, payslips } = move;
  const stop = async () => {
    const result = await call(cancel.mutateAsync({ id }));
    if (result.ok) getPayslipMove.setData({ id }, result.data);
    else void getPayslipMove.invalidate({ id });
  };
  return (
    <div>
      <JobProgress
        name={t(`course.under.${event}`)}
        done={done}
        total={payslips}
        texts={[t('course.of', { done: format.count(done), total: format.count(payslips) }), t('course.leave')]}
      />
      <Group justify="flex-end" mt={6} mb="md">
        <Button size="compact-sm" variant="default" loading={cancel.isPending} onClick={() => void stop()}>
          {t('course.cancel')}
        </Button>
      </Group>
    </div>
  );
}

/** What it came to, sentence by sentence. */
function sentences({ state, event, payslips, done, outcomes, failure }: Move, t: TFunction<'issuedPayslips'>, format: Formatter): string[] {
  const { moved, seen, early, other } = outcomes;
  const left = payslips - done;
  const stay = (key: 'seen' | 'early' | 'other' | 'left', count: number) =>
    count > 0 ? [t(`course.${key}`, { count, payslips: format.count(count) })] : [];
  return [
    t(`course.did.${event}`, { moved: format.count(moved), payslips: format.count(payslips) }),
    ...stay('seen', seen),
    ...stay('early', early),
    ...stay('other', other),
    ...(state === 'finished' ? [] : stay('left', left)),
    ...(failure ? [failure] : []),
  ];
}

function Ended({ move, onClose }: { readonly move: Move; readonly onClose: () => void }) {
  const { t } = useTranslation('issuedPayslips');
  const format = useFormat();
  return (
    <Alert
      mb="md"
      color={move.state === 'failed' ? 'red' : 'gray'}
      variant="light"
      role="status"
      withCloseButton
      closeButtonLabel={t('course.close')}
      onClose={onClose}
    >
      {sentences(move, t, format).join(' ')}
    </Alert>
  );
}
