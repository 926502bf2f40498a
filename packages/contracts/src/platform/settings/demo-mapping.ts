import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { id, name } from '../../core/primitives.ts';

/** Through what a visitor comes: an OpenID Connect provider. Workplace platforms join the list with their connections. */
export const mappingSources = ['oidc'] as const;

export const demoMapping = z.object({
  id,
  source: z.enum(mappingSources),
  /** Who they are there. */
  externalId: z.string(),
  user: z.object({ id, account: z.string(), displayName: z.string() }),
  createdAt: z.iso.datetime(),
});

/** A subject belongs to its issuer: the same one of another provider is somebody else. No issuer holds a `#`. */
export const visitorOf = (issuer: string, subject: string): string => `${issuer}#${subject}`;

export const externalId = name(limits.visitorCharactersMax).regex(/^https?:\/\/[^#\s]+#\S/, {
  error: 'the issuer of the provider, “#”, and the subject by which it knows the visitor',
});
