import { useTranslation } from 'react-i18next';
import { call, type Failure } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import type { TermRow } from './language.ts';
import { useLanguagesChanged } from './use-languages-changed.ts';

const quiet = { trpc: { context: { quiet: true } } };

interface SayTerm {
  readonly isBusy: boolean;
  /** @returns what was refused */
  readonly say: (text: string) => Promise<Failure | undefined>;
  /** Takes away what was said of it here. @returns what was refused */
  readonly restore: () => Promise<Failure | undefined>;
}

/** Says a term otherwise, and takes that back if somebody wants it. */
export function useSayTerm({ key, texts, shipped }: TermRow, lang: string): SayTerm {
  const { t } = useTranslation('languages');
  const notify = useNotify();
  const refresh = useLanguagesChanged();
  const update = trpc.platform.languages.updateTerm.useMutation(quiet);
  const remove = trpc.platform.languages.deleteTerms.useMutation(quiet);
  const stood = texts[lang]?.text ?? null;
  const send = async (text: string | null, seen: string | null): Promise<Failure | undefined> => {
    const sent = text === null ? remove.mutateAsync({ keys: [key], langs: [lang] }) : update.mutateAsync({ key, lang, text, seen });
    const result = await call<unknown>(sent);
    await refresh();
    return result.ok ? undefined : result.failure;
  };
  const tell = (said: 'saved' | 'restored' | 'removed', now: string | null): void => {
    notify.done(t(`terms.${said}`), () => {
      void send(stood, now).then((failure) => failure && notify.failed(failure));
    });
  };
  return {
    isBusy: update.isPending || remove.isPending,
    say: async (text) => {
      const failure = await send(text, stood);
      if (!failure) tell('saved', text);
      return failure;
    },
    restore: async () => {
      const failure = await send(null, stood);
      const ships = shipped[lang] ?? null;
      if (!failure) tell(ships === null ? 'removed' : 'restored', ships);
      return failure;
    },
  };
}
