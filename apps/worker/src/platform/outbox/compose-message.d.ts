import type { QueuedMessage } from '@wagewright/db';
/**
 * Subject and text of a message in its reader's language. A payload's `link` is a path within the product, from which `url` is made.
 * @throws UndeliverableError when there is no such template
 */
export declare function composeMessage({ template, language, payload }: QueuedMessage, publicUrl: string): {
    subject: string;
    text: string;
};
