import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx';
import type { ListedField } from './custom-fields.ts';

interface Props {
  readonly field: ListedField;
  readonly onDone: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks before a field in which nobody says anything is taken away. */
export function DeleteField({ field, onDone, onClose }: Props) {
  const { t } = useTranslation('customFields');
  const format = useFormat();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const remove = trpc.org.customFields.deleteCustomField.useMutation();
  const name = format.name(field.label);
  const confirm = async () => {
    setBusy(true);
    const result = await call(remove.mutateAsync({ id: field.id, version: field.version }));
    setBusy(false);
    if (!result.ok) return onClose();
    notify.done(t('delete.done', { name }));
    return await onDone();
  };
  return (
    <ConfirmDialog
      title={t('delete.title', { name })}
      text={t('delete.text')}
      confirmLabel={t('delete.action')}
      isDangerous
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
