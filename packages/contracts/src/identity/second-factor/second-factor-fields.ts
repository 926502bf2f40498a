import { z } from 'zod';

/** Six digits of the authenticator, or a recovery code; spaces and hyphens are as one likes. */
export const oneTimeCode = z
  .string()
  .regex(/^[\da-zA-Z -]{6,40}$/)
  .transform((text) => text.replaceAll(/[\s-]/g, '').toLowerCase())
  .pipe(z.string().regex(/^(?:\d{6}|[a-z2-7]{24})$/));

/** What an authenticator takes: as a picture, as a link, and to be typed. */
export const enrolment = z.object({ svg: z.string(), uri: z.string(), seed: z.string() });

/** Each works once; they are shown once. */
export const recoveryCodes = z.array(z.string());
