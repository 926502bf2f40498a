import { z } from 'zod';
import { id, name } from '../../core/primitives.ts';

/** Where a visitor comes from: a workplace platform, or an OpenID Connect provider. */
export const mappingSources = ['qywx', 'ding', 'fs', 'oidc'] as const;

export const demoMapping = z.object({
  id,
  source: z.enum(mappingSources),
  /** Who they are there. */
  externalId: z.string(),
  user: z.object({ id, account: z.string(), displayName: z.string() }),
  createdAt: z.iso.datetime(),
});

export const externalId = name(200);
