import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx';
import { ActionFields } from './ActionFields.tsx';
import {
  type ActionAnswers,
  type Approval,
  isAnswered,
  isDangerous,
  noAnswers,
  requiresRemarks,
  type Said,
  type SingleAction,
} from './actions.ts';

interface Props {
  readonly action: SingleAction;
  readonly approval: Approval;
  readonly isBusy: boolean;
  readonly onConfirm: (answers: ActionAnswers, said: Said) => void;
  readonly onClose: () => void;
}

/** The question before an action on one approval: what follows, who is meant, and why. */
export function ActionDialog({ action, approval, isBusy, onConfirm, onClose }: Props) {
  const { t } = useTranslation('instances');
  const format = useFormat();
  const [answers, setAnswers] = useState<ActionAnswers>(noAnswers);
  const [isTried, setTried] = useState(false);
  const confirm = (remarks: string, files: readonly number[]) => {
    setTried(true);
    if (isAnswered(action, answers)) onConfirm(answers, { remarks, files });
  };
  return (
    <ConfirmDialog
      title={t(`askAction.${action}`, { title: format.name(approval.title) })}
      figures={<ActionFields action={action} approval={approval} answers={answers} onChange={setAnswers} isTried={isTried} />}
      text={t(`confirmAction.${action}`)}
      confirmLabel={t(`actions.${action}`)}
      isDangerous={isDangerous(action)}
      remarksRequired={requiresRemarks(action)}
      takesFiles
      isBusy={isBusy}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
