import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { approvalSubjects } from './approval-subjects.tsx';
import type { App } from './compose.ts';
import { ApprovalSubjectsContext } from './features/approvals/instances/index.ts';
import { NoticeHost } from './shared/api/NoticeHost.tsx';
import { trpc } from './shared/api/trpc.ts';
import { ClockContext } from './shared/clock-context.ts';
import { createFormatter } from './shared/format/formatter.ts';
import { FormatContext } from './shared/format/use-format.ts';
import { SaidTextsContext } from './shared/i18n/open-languages.ts';
import { shippedLanguageOf } from './shared/i18n/shipped-language.ts';
import { cssVariablesResolver, theme } from './shared/theme/theme.ts';

const colorSchemes = localStorageColorSchemeManager({ key: 'wagewright.color-scheme' });

function LanguageFrame({ children }: { children: React.ReactNode }) {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const shipped = shippedLanguageOf(i18n);
  const formatter = useMemo(() => createFormatter(shipped, language), [shipped, language]);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return <FormatContext value={formatter}>{children}</FormatContext>;
}

export function AppProviders({ app }: { app: App }) {
  return (
    <trpc.Provider client={app.client} queryClient={app.queryClient}>
      <QueryClientProvider client={app.queryClient}>
        <MantineProvider
          theme={theme}
          cssVariablesResolver={cssVariablesResolver}
          colorSchemeManager={colorSchemes}
          defaultColorScheme="auto"
        >
          <I18nextProvider i18n={app.i18n}>
            <SaidTextsContext value={app.said}>
              <ClockContext value={app.clock}>
                <LanguageFrame>
                  <NoticeHost board={app.notices} connection={app.connection} router={app.router}>
                    <ApprovalSubjectsContext value={approvalSubjects}>
                      <RouterProvider router={app.router} />
                    </ApprovalSubjectsContext>
                  </NoticeHost>
                </LanguageFrame>
              </ClockContext>
            </SaidTextsContext>
          </I18nextProvider>
        </MantineProvider>
      </QueryClientProvider>
    </trpc.Provider>
  );
}
