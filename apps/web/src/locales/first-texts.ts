import type { Language } from '@wagewright/contracts';
import authEnglish from '../features/identity/auth/locales/en.ts';
import authChinese from '../features/identity/auth/locales/zh-CN.ts';
import shellEnglish from '../features/shell/locales/en.ts';
import shellChinese from '../features/shell/locales/zh-CN.ts';
import type { NamespaceTexts } from '../shared/i18n/texts.ts';
import commonEnglish from './common/en.ts';
import commonChinese from './common/zh-CN.ts';

/** What the frame, the sign-in page and the parts of every screen say: part of the first load, so that nothing waits for it. */
export const firstTexts = {
  en: { common: commonEnglish, shell: shellEnglish, auth: authEnglish },
  'zh-CN': { common: commonChinese, shell: shellChinese, auth: authChinese },
} as const satisfies Record<Language, Record<string, NamespaceTexts>>;
