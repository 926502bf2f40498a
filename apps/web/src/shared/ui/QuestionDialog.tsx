import { Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './QuestionDialog.module.css';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  /** It shows what is shown once, or waits for it: only its own button closes it. */
  readonly isKept?: boolean;
  readonly children: React.ReactNode;
}

/** A question at the side of the page, at the foot on a phone, so that what it speaks of stays in sight. */
export function QuestionDialog({ title, onClose, isKept = false, children }: Props) {
  const { t } = useTranslation();
  return (
    <Modal
      opened
      onClose={onClose}
      title={<b>{title}</b>}
      closeButtonProps={{ 'aria-label': t('close') }}
      classNames={{ inner: classes.inner, content: classes.content }}
      withCloseButton={!isKept}
      closeOnEscape={!isKept}
      closeOnClickOutside={!isKept}
      overlayProps={{ backgroundOpacity: 0.18 }}
    >
      {children}
    </Modal>
  );
}
