import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { id, isoDate, name, version } from '../../core/primitives.ts';
import { personContent } from '../employees/index.ts';

/** What somebody is to the employee. */
export const relationships = ['spouse', 'partner', 'child', 'parent', 'sibling', 'other-family', 'friend', 'other'] as const;

/** Somebody of the employee’s: family, or whom to call in an emergency, or both. */
export const contactContent = {
  name: name(limits.nameCharactersMax),
  relationship: z.enum(relationships),
  /** Whoever is called in an emergency has one. */
  phone: personContent.phone,
  /** Of family, where a benefit or a leave asks for it. */
  birthDate: personContent.birthDate,
  isEmergency: z.boolean(),
};

export const contactRow = z.object({
  id,
  name: z.string(),
  relationship: z.enum(relationships),
  phone: z.string().nullable(),
  birthDate: isoDate.nullable(),
  isEmergency: z.boolean(),
  version,
});

/** Whose: the caller’s own where it is left out. */
export const whose = { employeeId: id.optional() };
