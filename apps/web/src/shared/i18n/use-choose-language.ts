import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../api/failure.ts';
import { trpc } from '../api/trpc.ts';
import { languageStore } from './language-store.ts';

/** Switches the screen at once, remembers the choice on this device and, for who is signed in, with the user. */
export function useChooseLanguage(): (language: string) => Promise<void> {
  const { i18n } = useTranslation();
  const queryClient = useQueryClient();
  const update = trpc.platform.languages.updateUserLanguage.useMutation({ trpc: { context: { quiet: true } } });
  return async (language) => {
    if (language === i18n.language) return;
    languageStore.write(language);
    await i18n.changeLanguage(language);
    const isSignedIn = queryClient.getQueryState(getQueryKey(trpc.identity.menus.getViews, {}, 'query'))?.status === 'success';
    if (isSignedIn) await call(update.mutateAsync({ lang: language }));
  };
}
