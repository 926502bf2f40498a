import type { Language } from '@wagewright/contracts';
import type { i18n } from 'i18next';
import { isShippedLanguage } from './language-store.ts';

/** The language of ours that is shown, or that stands for what a further one does not say: for names of records, of which there are only those. */
export const shippedLanguageOf = ({ languages }: Pick<i18n, 'languages'>): Language => languages?.find(isShippedLanguage) ?? 'en';
