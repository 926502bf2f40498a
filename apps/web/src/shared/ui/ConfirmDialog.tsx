import { Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { RemarksForm, type RemarksFormProps } from './RemarksForm.tsx';

/** Confirmation and remarks before something that the specification asks them for, or that cannot be undone. */
export function ConfirmDialog({ title, ...form }: RemarksFormProps & { readonly title: string }) {
  const { t } = useTranslation();
  return (
    <Modal opened onClose={form.onClose} title={<b>{title}</b>} closeButtonProps={{ 'aria-label': t('close') }}>
      <RemarksForm {...form} />
    </Modal>
  );
}
