import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx';
import type { Contact } from './contact.ts';

interface Props {
  readonly employeeId: number;
  readonly contact: Contact;
  readonly onClose: () => void;
}

/** Asks before somebody is taken out. */
export default function DeleteContact({ employeeId, contact: { id, version, name }, onClose }: Props) {
  const { t } = useTranslation('contacts');
  const notify = useNotify();
  const utils = trpc.useUtils();
  const remove = trpc.org.contacts.deleteContact.useMutation();
  const confirm = async () => {
    const { ok } = await call(remove.mutateAsync({ employeeId, id, version }));
    onClose();
    if (ok) notify.done(t('delete.done', { name }));
    await utils.org.contacts.invalidate();
  };
  return (
    <ConfirmDialog
      title={t('delete.title', { name })}
      text={t('delete.text')}
      confirmLabel={t('remove')}
      isDangerous
      isBusy={remove.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
