import { useTranslation } from 'react-i18next';
import { useNotify } from '../api/NoticeHost.tsx';
import { type ConfirmFact, ConfirmFacts } from './ConfirmFacts.tsx';
import { QuestionDialog } from './QuestionDialog.tsx';
import { RemarksForm, type RemarksFormProps } from './RemarksForm.tsx';

interface Props extends RemarksFormProps {
  readonly title: string;
  readonly facts?: readonly ConfirmFact[];
  /** In the place of `facts` where another slice knows them and they have yet to be read. */
  readonly figures?: React.ReactNode;
}

/** The question before something that the specification asks it for, or that cannot be undone: what, with its figures, and what follows. */
export function ConfirmDialog({ title, facts = [], figures, onClose, ...form }: Props) {
  const { t } = useTranslation();
  const notify = useNotify();
  /** Whoever thinks better of a deletion is told that nothing came of it (payroll specification §8). */
  const dismiss = () => {
    if (form.isDangerous) notify.done(t('dismissed'));
    onClose();
  };
  return (
    <QuestionDialog title={title} onClose={dismiss}>
      {facts.length > 0 && <ConfirmFacts facts={facts} />}
      {figures}
      <RemarksForm {...form} onClose={dismiss} />
    </QuestionDialog>
  );
}
