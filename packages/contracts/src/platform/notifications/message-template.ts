import type { LocalizedText } from '../../core/languages.ts';
import type { notificationCategories } from './notification.ts';

/** What a message says in the inbox (title) and in an e-mail (both). Each slice keeps its own in messages.ts. */
export interface MessageTemplateTexts {
  readonly category: (typeof notificationCategories)[number];
  readonly title: LocalizedText;
  readonly body: LocalizedText;
}
export type MessageTemplates = Readonly<Record<string, MessageTemplateTexts>>;

/** A template's text with the payload's values put in; an unknown name stays visible. */
export function fillTemplate(text: string, payload: Readonly<Record<string, unknown>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (Object.hasOwn(payload, name) ? String(payload[name]) : whole));
}
