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
export function ConfirmDialog({ title, facts = [], figures, ...form }: Props) {
  return (
    <QuestionDialog title={title} onClose={form.onClose}>
      {facts.length > 0 && <ConfirmFacts facts={facts} />}
      {figures}
      <RemarksForm {...form} />
    </QuestionDialog>
  );
}
