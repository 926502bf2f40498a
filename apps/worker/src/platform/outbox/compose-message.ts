import { fillText, type MessageTemplate, messageTemplates } from '@wagewright/contracts';
import type { MessageWords, QueuedMessage } from '@wagewright/db';
import { UndeliverableError } from '../email/index.ts';

export const isTemplate = (name: string): name is MessageTemplate => Object.hasOwn(messageTemplates, name);

/**
 * Subject and text of a message in its reader's language. A payload's `link` is a path within the product, from which `url` is made.
 * @throws UndeliverableError when there is no such template
 */
export function composeMessage(
  { template, language, payload }: QueuedMessage,
  publicUrl: string,
  wordsOf: (template: MessageTemplate, lang: string) => MessageWords,
): { subject: string; text: string } {
  if (!isTemplate(template)) throw new UndeliverableError(`There is no message template "${template}".`);
  const { base, title, body } = wordsOf(template, language);
  const link = typeof payload['link'] === 'string' ? payload['link'] : '';
  const values = { url: `${publicUrl}${link}`, ...payload };
  // a name with a line break in it must not become a header of its own
  return { subject: fillText(title, base, values).replaceAll(/[\r\n]+/g, ' '), text: fillText(body, base, values) };
}
