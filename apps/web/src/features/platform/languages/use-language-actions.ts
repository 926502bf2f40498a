import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import type { LanguageRow } from './language.ts';
import { useLanguagesChanged } from './use-languages-changed.ts';

type Said = 'opened' | 'closed' | 'isDefault';

export interface LanguageActions {
  readonly isBusy: boolean;
  readonly open: (language: LanguageRow) => void;
  readonly close: (language: LanguageRow) => Promise<void>;
  readonly makeDefault: (language: LanguageRow) => Promise<void>;
}

/** What is done with a language, each by one call. */
export function useLanguageActions(): LanguageActions {
  const { t } = useTranslation('languages');
  const notify = useNotify();
  const refresh = useLanguagesChanged();
  const update = trpc.platform.languages.updateLanguage.useMutation();
  const change = async ({ lang, name, version }: LanguageRow, wanted: object, said: Said): Promise<void> => {
    const result = await call(update.mutateAsync({ lang, version, ...wanted }));
    await refresh();
    if (result.ok) notify.done(t(said, { name }));
  };
  return {
    isBusy: update.isPending,
    open: (language) => void change(language, { isOpen: true }, 'opened'),
    close: async (language) => await change(language, { isOpen: false, usersFollowDefault: true }, 'closed'),
    makeDefault: async (language) => await change(language, { isDefault: true }, 'isDefault'),
  };
}
