import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { type Inputs, trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx';
import type { Batch, DueChanges } from './comparison.ts';

export type AnswerEvent = Inputs['payroll']['variance']['answerChanges']['event'];

/** Named people, or all whom a filter finds, and how many they are. */
export type Whose =
  | { readonly employeeIds: readonly number[] }
  | { readonly filter: NonNullable<Inputs['payroll']['variance']['answerChanges']['filter']>; readonly count: number };

interface Props {
  readonly batch: Batch;
  readonly event: AnswerEvent;
  readonly whose: Whose;
  readonly assignees: DueChanges['assignees'];
  readonly onClose: () => void;
}

/** What is said of the chosen changes: a comment, to whom they are given, or that they are right. */
export function AnswerDialog({ batch, event, whose, assignees, onClose }: Props) {
  const { t } = useTranslation('variance');
  const format = useFormat();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const answer = trpc.payroll.variance.answerChanges.useMutation();
  const [userId, setUserId] = useState(assignees[0]?.userId);
  const count = 'filter' in whose ? whose.count : whose.employeeIds.length;
  const people = format.count(count);
  const send = async (remark: string) => {
    const whom = event === 'assign' && userId !== undefined ? { userId } : {};
    const said = remark ? { remark } : {};
    const asked = 'filter' in whose ? { filter: whose.filter } : { employeeIds: [...whose.employeeIds] };
    const result = await call(answer.mutateAsync({ batchId: batch.id, event, ...asked, ...said, ...whom }));
    void utils.payroll.variance.invalidate();
    void utils.payroll.batches.getBatchReadiness.invalidate();
    if (!result.ok) return;
    const { answered } = result.data;
    notify.done(t(`due.did.${event}`, { count: answered, people: format.count(answered) }));
    onClose();
  };
  return (
    <ConfirmDialog
      title={t(`due.ask.${event}`, { count, people })}
      text={t(`due.what.${event}`)}
      figures={
        event === 'assign' && (
          <NativeSelect
            label={t('due.assignee')}
            mb="md"
            value={String(userId ?? '')}
            data={assignees.map((one) => ({ value: String(one.userId), label: one.name }))}
            onChange={({ currentTarget: { value } }) => setUserId(Number(value))}
          />
        )
      }
      confirmLabel={t(`due.events.${event}`)}
      remarksRequired={event === 'note' || event === 'sign-off'}
      isBusy={answer.isPending}
      onConfirm={(remark) => void send(remark)}
      onClose={onClose}
    />
  );
}
