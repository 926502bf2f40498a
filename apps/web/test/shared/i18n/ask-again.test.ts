import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { askAgainInLanguage, wordless } from '../../../src/shared/i18n/ask-again.ts';
import { startI18n } from '../../../src/shared/i18n/start-i18n.ts';

const first = { en: { common: { save: 'Save' } }, 'zh-CN': { common: { save: '保存' } } };

/** Of what was answered before, what is to be asked for again. */
async function staleAfter(change: (i18n: ReturnType<typeof startI18n>) => unknown): Promise<string[]> {
  const i18n = startI18n('en', { first, load: async () => ({}) });
  const queries = new QueryClient();
  askAgainInLanguage(i18n, queries);
  await queries.prefetchQuery({ queryKey: ['views'], queryFn: () => 'Inbox' });
  await queries.prefetchQuery({ queryKey: ['captcha'], queryFn: () => '<svg/>', meta: wordless });
  await change(i18n);
  const cached = queries.getQueryCache().getAll();
  return cached.filter(({ state }) => state.isInvalidated).map(({ queryKey }) => String(queryKey));
}

describe('what the server has answered in another language', () => {
  it('is asked for again, but for what has no words: a picture that somebody is reading stays', async () => {
    expect(await staleAfter((i18n) => i18n.changeLanguage('ja'))).toEqual(['views']);
  });

  it('stays while the language does', async () => {
    expect(await staleAfter((i18n) => i18n.changeLanguage('en'))).toEqual([]);
    expect(await staleAfter((i18n) => i18n.emit('languageChanged', 'en'))).toEqual([]);
  });
});
