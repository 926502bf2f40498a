import classes from './ConfirmDialog.module.css';
import { QuestionDialog } from './QuestionDialog.tsx';
import { RemarksForm, type RemarksFormProps } from './RemarksForm.tsx';

/** A figure that a question carries: how many, how much, when. */
export interface ConfirmFact {
  readonly label: string;
  readonly value: string;
}

interface Props extends RemarksFormProps {
  readonly title: string;
  readonly facts?: readonly ConfirmFact[];
}

/** The question before something that the specification asks it for, or that cannot be undone: what, with its figures, and what follows. */
export function ConfirmDialog({ title, facts = [], ...form }: Props) {
  return (
    <QuestionDialog title={title} onClose={form.onClose}>
      {facts.length > 0 && (
        <dl className={classes.facts}>
          {facts.map(({ label, value }) => (
            <div key={label} className={classes.fact}>
              <dt>{label}</dt>
              <dd className="ww-figures">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <RemarksForm {...form} />
    </QuestionDialog>
  );
}
