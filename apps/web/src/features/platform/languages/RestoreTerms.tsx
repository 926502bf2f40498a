import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx';
import type { TermRow } from './language.ts';
import { useLanguagesChanged } from './use-languages-changed.ts';

interface Props {
  readonly rows: readonly TermRow[];
  readonly lang: string;
  readonly language: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** The shipped text again, of the chosen terms. */
export default function RestoreTerms({ rows, lang, language, onDone, onClose }: Props) {
  const { t } = useTranslation('languages');
  const notify = useNotify();
  const refresh = useLanguagesChanged();
  const remove = trpc.platform.languages.deleteTerms.useMutation();
  const restore = async () => {
    const result = await call(remove.mutateAsync({ keys: rows.map(({ key }) => key), langs: [lang] }));
    if (!result.ok) return;
    notify.done(t('terms.bulkRestored', { count: result.data.deleted }));
    await refresh();
    onDone();
  };
  return (
    <ConfirmDialog
      title={t('terms.bulkRestoreTitle', { count: rows.length })}
      text={t('terms.restoreText', { language })}
      confirmLabel={t('terms.bulkRestore')}
      isDangerous
      isBusy={remove.isPending}
      onConfirm={() => void restore()}
      onClose={onClose}
    />
  );
}
