import type { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';

/** Of a query: the server answers it in no language, so another one is no reason to ask again. */
export const wordless = { isWordless: true } as const;

/** The server puts names and sentences of its own into the reader's language. When that becomes another one, what is shown is asked for again. */
export function askAgainInLanguage(instance: i18n, queryClient: QueryClient): void {
  let spoken = instance.language;
  instance.on('languageChanged', (language) => {
    if (language === spoken) return; // texts of the same language were said over
    spoken = language;
    void queryClient.invalidateQueries({ predicate: ({ meta }) => meta !== wordless });
  });
}
