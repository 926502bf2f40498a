import { Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './ConfirmDialog.module.css';
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

/**
 * The question before something that the specification asks it for, or that cannot be undone: what, with its figures, and what follows. It
 * stands at the side of the page, at the foot on a phone, so that what it speaks of stays in sight.
 */
export function ConfirmDialog({ title, facts = [], ...form }: Props) {
  const { t } = useTranslation();
  return (
    <Modal
      opened
      onClose={form.onClose}
      title={<b>{title}</b>}
      closeButtonProps={{ 'aria-label': t('close') }}
      classNames={{ inner: classes.inner, content: classes.content }}
      overlayProps={{ backgroundOpacity: 0.18 }}
    >
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
    </Modal>
  );
}
