import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx';

/** Warnings of one cause that somebody says are right. */
export interface Answered {
  readonly key: string;
  readonly message: { readonly en: string; readonly 'zh-CN': string };
  /** One of them; without it everybody whose warning is open. */
  readonly person?: { readonly employeeId: number; readonly name: string };
  /** How many are open, as they were seen. */
  readonly open: number;
}

interface Props {
  readonly batchId: number;
  readonly answered: Answered;
  readonly onClose: () => void;
}

/** Why a warning is right: of one person, or of all whom the cause concerns. */
export function RemarkDialog({ batchId, answered, onClose }: Props) {
  const { t } = useTranslation('findings');
  const format = useFormat();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const answer = trpc.payroll.findings.answerFindings.useMutation();
  const { key, message, person, open } = answered;
  const send = async (remark: string) => {
    const whom = person ? { employeeIds: [person.employeeId] } : { seen: open };
    const result = await call(answer.mutateAsync({ batchId, key, remark, ...whom }));
    void utils.payroll.findings.invalidate();
    void utils.payroll.batches.getBatch.invalidate({ id: batchId });
    if (!result.ok) return;
    notify.done(t('remarked', { count: result.data.answered, people: format.count(result.data.answered) }));
    onClose();
  };
  return (
    <ConfirmDialog
      title={person ? t('remarkOf', { name: person.name }) : t('remarkAll', { count: open, people: format.count(open) })}
      text={format.name(message)}
      confirmLabel={t('remark')}
      remarksRequired
      isBusy={answer.isPending}
      onConfirm={(remark) => void send(remark)}
      onClose={onClose}
    />
  );
}
