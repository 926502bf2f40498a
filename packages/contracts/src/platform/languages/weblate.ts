import { z } from 'zod';
import { id, lineOfText, timestamp, version } from '../../core/primitives.ts';

const isHere = (host: string): boolean => ['127.0.0.1', 'localhost', '[::1]'].includes(host);

/** Weblate's own address; the token goes there, so only over TLS, but for this machine. */
export const weblateAddress = z
  .url({ protocol: /^https?$/ })
  .max(300)
  .refine((text) => {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    return url !== undefined && !url.username && !url.search && !url.hash && (url.protocol === 'https:' || isHere(url.hostname));
  }, 'an address that begins with https://, without a name, a password or a query in it');

const slug = z
  .string()
  .max(100)
  .regex(/^[\w-]+$/, 'a name as it stands in Weblate’s addresses, such as wagewright');

export const weblateSetting = { address: weblateAddress, project: slug, component: slug };
export const weblateToken = lineOfText(200).min(1);

/**
 * What came of it in one language: taken from there, sent there, refused by our rules, changed on both sides, which stay as they are, and sent
 * but not taken there.
 */
const outcome = z.object({ pulled: z.int(), pushed: z.int(), refused: z.int(), both: z.int(), untaken: z.int() });
export type WeblateOutcome = z.output<typeof outcome>;

export const weblateSync = z.object({
  id,
  state: z.enum(['running', 'finished', 'failed']),
  /** The language that it is at; null before it has begun. */
  lang: z.string().nullable(),
  done: z.int(),
  total: z.int(),
  askedBy: z.string(),
  askedAt: timestamp,
  finishedAt: timestamp.nullable(),
  /** Why it came to nothing, or why the last attempt did, in the reader’s language. */
  failure: z.string().nullable(),
  outcome: z.record(z.string(), outcome).nullable(),
});
export type WeblateSync = z.output<typeof weblateSync>;

export const weblate = z.object({
  /** The token never comes back. */
  setting: z.object({ ...weblateSetting, version }).nullable(),
  /** The one of this installation’s own to try it with; only in a demo. */
  demo: z.object({ ...weblateSetting, key: z.string() }).nullable(),
  /** The last one. */
  sync: weblateSync.nullable(),
});
