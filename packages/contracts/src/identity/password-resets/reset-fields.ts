import { z } from 'zod';

export const resetChannels = ['email', 'phone'] as const;
export type ResetChannel = (typeof resetChannels)[number];

/** The opaque handle of an account that somebody has said: `userId` on the wire, which is all that strangers get to see of a user. */
export const accountHandle = z.string().regex(/^[\w-]{40,64}$/);

/** The half of a link that may stand in an address. */
export const linkCode = z.uuid();
/** The other half, which travels in bodies only. */
export const linkSecret = z.string().regex(/^[\w-]{40,64}$/);

export const phoneCode = z.string().regex(/^\d{6}$/);
/** What a right code gives, for one new password. */
export const codeProof = z.string().regex(/^[\w-]{40,64}$/);
