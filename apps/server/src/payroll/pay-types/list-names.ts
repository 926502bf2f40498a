import type { LocalizedText } from '@wagewright/contracts';

/** A condition on a list’s rows: those that are called so in one language or the other. */
export const calledAlike = (name: LocalizedText) => ({
  OR: (['en', 'zh-CN'] as const).map((language) => ({ name: { path: [language], equals: name[language] } })),
});
