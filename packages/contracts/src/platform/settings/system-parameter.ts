import { z } from 'zod';
import { id, lineOfText, version } from '../../core/primitives.ts';

/** A secret one is sealed and never read back; the others are text that is checked for what it says. */
export const parameterKinds = ['text', 'number', 'boolean', 'secret'] as const;
export type ParameterKind = (typeof parameterKinds)[number];

export const parameterName = z
  .string()
  .max(100)
  .regex(
    /^[a-z][a-z0-9]*([._-][a-z0-9]+)*$/,
    'is a name of small letters and digits, with points, hyphens or underscores between, such as weblate.url',
  );
export const parameterValue = lineOfText(2_000);

export const systemParameter = z.object({
  id,
  name: z.string(),
  kind: z.enum(parameterKinds),
  /** Null of a secret one. */
  value: z.string().nullable(),
  description: z.string(),
  version,
  updatedAt: z.iso.datetime(),
});
