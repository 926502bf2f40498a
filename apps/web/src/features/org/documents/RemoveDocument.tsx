import { documentKindLabels } from '@wagewright/contracts/org/documents';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx';
import type { PersonDocument } from './document.ts';

interface Props {
  readonly document: PersonDocument;
  readonly onClose: () => void;
}

/** Asks before a document is deleted with its file. */
export default function RemoveDocument({ document: { id, version, title, kind, file }, onClose }: Props) {
  const { t } = useTranslation('documents');
  const format = useFormat();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const remove = trpc.org.documents.removeDocument.useMutation();
  const confirm = async (reason: string) => {
    const { ok } = await call(remove.mutateAsync({ id, version, reason: reason || null }));
    onClose();
    if (ok) notify.done(t('delete.done', { title }));
    await utils.org.documents.invalidate();
  };
  return (
    <ConfirmDialog
      title={t('delete.title', { title })}
      facts={[
        { label: t('fields.kind'), value: format.name(documentKindLabels[kind]) },
        { label: t('delete.file'), value: file?.name ?? t('noFile') },
      ]}
      text={t('delete.text')}
      confirmLabel={t('delete.confirm')}
      isDangerous
      isBusy={remove.isPending}
      onConfirm={(reason) => void confirm(reason)}
      onClose={onClose}
    />
  );
}
