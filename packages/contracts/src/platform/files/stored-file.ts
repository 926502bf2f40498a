import { z } from 'zod';
import { id, timestamp } from '../../core/primitives.ts';

/** A file that is kept. */
export const storedFile = z.object({
  id,
  /** As it was brought, made harmless: no folders, nothing that hides, an ending of its type. */
  name: z.string(),
  /** Media type, told by its content. */
  type: z.string(),
  bytes: z.int(),
  uploadedAt: timestamp,
});
