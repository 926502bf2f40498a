import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx';
import type { TermsSearch } from './terms-search.ts';
import { useLanguagesChanged } from './use-languages-changed.ts';

interface Props {
  readonly app: NonNullable<TermsSearch['app']>;
  readonly part: string | undefined;
  readonly lang: string;
  readonly language: string;
  readonly onClose: () => void;
}

/** The shipped texts again, of all that is in a part of the product. */
export default function RestorePart({ app, part, lang, language, onClose }: Props) {
  const { t } = useTranslation('languages');
  const format = useFormat();
  const notify = useNotify();
  const refresh = useLanguagesChanged();
  const remove = trpc.platform.languages.deleteHierarchyTerms.useMutation();
  const place = { appCode: app, ...(part ? { hierarchyCode: part } : {}) };
  const changed = trpc.platform.languages.listTerms.useQuery({ ...place, filter: { lang, state: 'changed', limit: 1 } }).data?.total;
  const restore = async () => {
    const result = await call(remove.mutateAsync({ ...place, langs: [lang] }));
    if (!result.ok) return;
    notify.done(t('terms.bulkRestored', { count: result.data.deleted }));
    await refresh();
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('terms.restorePartTitle', { part: part ?? t(`terms.apps.${app}`) })}
      text={t('terms.restoreText', { language })}
      facts={[{ label: t('columns.changed'), value: changed === undefined ? '…' : format.count(changed) }]}
      confirmLabel={t('terms.bulkRestore')}
      isDangerous
      isBusy={remove.isPending}
      onConfirm={() => void restore()}
      onClose={onClose}
    />
  );
}
