import { QueryClient } from '@tanstack/react-query';
import type { TRPCClient } from '@trpc/client';
import { createTRPCQueryUtils } from '@trpc/react-query';
import type { i18n } from 'i18next';
import { firstTexts } from './locales/first-texts.ts';
import { loadSliceTexts } from './locales/slice-texts.ts';
import { createAppRouter } from './router.ts';
import { attendance } from './shared/api/attendance.ts';
import { callFacts } from './shared/api/calls.ts';
import { createClient } from './shared/api/client.ts';
import { Connection, probeServer } from './shared/api/connection.ts';
import { MinimumTime } from './shared/api/minimum-time.ts';
import { NoticeBoard } from './shared/api/notices.ts';
import type { AppRouter } from './shared/api/router-type.ts';
import { browserClock, type Clock } from './shared/clock.ts';
import { agreeWithServer } from './shared/i18n/agree-on-language.ts';
import { askAgainInLanguage } from './shared/i18n/ask-again.ts';
import { languageStore } from './shared/i18n/language-store.ts';
import { type SaidTexts, saidTexts } from './shared/i18n/said-texts.ts';
import { preloadTexts, startI18n } from './shared/i18n/start-i18n.ts';

/** Shown data stays fresh this long before a screen asks again when it opens. */
const freshMs = 5_000;

export interface App {
  readonly clock: Clock;
  readonly i18n: i18n;
  readonly said: SaidTexts;
  readonly notices: NoticeBoard;
  readonly connection: Connection;
  readonly client: TRPCClient<AppRouter>;
  readonly queryClient: QueryClient;
  readonly router: ReturnType<typeof createAppRouter>;
}

/** Builds the app's parts and hands them to each other; nothing else holds state. */
export function composeApp(basePath: string): App {
  const clock = browserClock;
  const said = saidTexts(basePath);
  const i18n = startI18n(languageStore.read() ?? languageStore.guess(), { first: firstTexts, load: loadSliceTexts, said });
  void agreeWithServer(i18n, said);
  const notices = new NoticeBoard(clock);
  const connection = new Connection({ clock, probe: () => probeServer(basePath), isOnline: () => navigator.onLine });
  const client = createClient({
    url: `${basePath}/trpc`,
    language: () => i18n.language,
    isAttended: attendance(clock, window),
    minimum: new MinimumTime(clock),
    notices,
    doubt: connection.doubt,
    facts: callFacts(),
  });
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: freshMs, refetchOnWindowFocus: false }, mutations: { retry: false } },
  });
  askAgainInLanguage(i18n, queryClient);
  const queries = createTRPCQueryUtils({ queryClient, client });
  const router = createAppRouter({ basePath, queries, preloadTexts: (namespaces) => preloadTexts(i18n, namespaces) });
  return { clock, i18n, said, notices, connection, client, queryClient, router };
}
