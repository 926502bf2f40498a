import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { id, ordinal } from '../../core/primitives.ts';

/** The solution that another inherits from, as far as whoever reads the child may know it. */
export const parentSolution = z.object({ id, code: z.string(), name: localizedText, isActive: z.boolean() });

/** Parts that are taken at once: more than any definition of people's has. */
const partsMax = 5_000;

/** Parts of the parent by name, `column Pay.Gross`. */
export const partNames = z.array(z.string().min(1).max(400)).max(partsMax);

/** Which parts of which published copy of the parent are meant. */
export const parentParts = z.strictObject({ parentNumber: ordinal, parts: partNames });
