import { z } from 'zod';

export const languages = ['en', 'zh-CN'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'en';
export const languageSchema = z.enum(languages);

/** A language by its tag (BCP 47, as it is written there): one of ours, or one that an administrator has added. */
export const languageTag = z
  .string()
  .max(20)
  .regex(/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/, 'a language such as ja, de or pt-BR');
export const isShipped = (tag: string): tag is Language => languages.some((language) => language === tag);

/** A name in every language that the product speaks, and in further ones where somebody has said it (ADR 113). */
const named = z.object({ en: z.string(), 'zh-CN': z.string() });
export const localizedText = named.catchall(z.string()) as unknown as typeof named; // of further languages only formatters know
export type LocalizedText = z.infer<typeof localizedText>;

/** The best of our languages for an Accept-Language or language header; undefined when none fits. */
export function matchLanguage(header: string | undefined): Language | undefined {
  for (const part of header?.split(',') ?? []) {
    const tag = part.split(';')[0]?.trim().toLowerCase() ?? '';
    const match = languages.find((language) => tag === language.toLowerCase() || tag.split('-')[0] === language.split('-')[0]);
    if (match) return match;
  }
  return undefined;
}
