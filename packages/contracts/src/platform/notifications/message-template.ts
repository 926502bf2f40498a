import { fillText } from '../../core/fill-text.ts';
import type { Language, LocalizedText } from '../../core/languages.ts';
import type { notificationCategories } from './notification.ts';

/** What a message says in the inbox (title) and in an e-mail (both). Each slice keeps its own in messages.ts. */
export interface MessageTemplateTexts {
  readonly category: (typeof notificationCategories)[number];
  readonly title: LocalizedText;
  readonly body: LocalizedText;
}
export type MessageTemplates = Readonly<Record<string, MessageTemplateTexts>>;

/** A template's text in a language, the payload's values put in as people read them. */
export function fillTemplate(text: LocalizedText, language: Language, payload: Readonly<Record<string, unknown>>): string {
  return fillText(text[language], language, payload);
}
