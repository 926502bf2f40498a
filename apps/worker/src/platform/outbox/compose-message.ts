import { defaultLanguage, languages, messageTemplates } from '@wagewright/contracts';
import { fillTemplate } from '@wagewright/contracts/platform/notifications';
import type { QueuedMessage } from '@wagewright/db';
import { UndeliverableError } from '../email/index.ts';

/**
 * Subject and text of a message in its reader's language. A payload's `link` is a path within the product, from which `url` is made.
 * @throws UndeliverableError when there is no such template
 */
export function composeMessage({ template, language, payload }: QueuedMessage, publicUrl: string): { subject: string; text: string } {
  const found = Object.entries(messageTemplates).find(([name]) => name === template)?.[1];
  if (!found) throw new UndeliverableError(`There is no message template "${template}".`);
  const spoken = languages.find((candidate) => candidate === language) ?? defaultLanguage;
  const link = typeof payload['link'] === 'string' ? payload['link'] : '';
  const values = { url: `${publicUrl}${link}`, ...payload };
  // a name with a line break in it must not become a header of its own
  return { subject: fillTemplate(found.title, spoken, values).replaceAll(/[\r\n]+/g, ' '), text: fillTemplate(found.body, spoken, values) };
}
