import { z } from 'zod';
import { timestamp } from '../../core/primitives.ts';

/** What may still be asked for after a right password, in this order. */
export const signInNeeds = ['second-factor', 'new-password', 'enrolment'] as const;
export type SignInNeed = (typeof signInNeeds)[number];

/** The opaque handle of what is still asked for: it stands for one attempt, and each of its answers counts once. */
export const signInStep = z.string().regex(/^[\w-]{40,64}$/);

/** Either a session, or what is asked for before there is one. */
export const signInOutcome = z.discriminatedUnion('state', [
  /** The token for whoever is no browser: a browser has its cookie, which no script can read. */
  z.object({ state: z.literal('signed-in'), token: z.string().optional(), expiresAt: timestamp }),
  z.object({ state: z.enum(signInNeeds), signInStep: z.string(), expiresAt: timestamp }),
]);
export type SignInOutcome = z.infer<typeof signInOutcome>;
