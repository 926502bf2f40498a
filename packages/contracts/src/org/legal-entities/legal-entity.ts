import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { id, version } from '../../core/primitives.ts';

/** An employer in law: it pays, withholds and reports. */
export const legalEntityRow = z.object({
  id,
  code: z.string(),
  name: localizedText,
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
  /** ISO 4217. */
  currency: z.string(),
  /** As the IANA database names it. */
  timeZone: z.string(),
  calendar: localizedText.nullable(),
  /** Employed today. */
  headcount: z.int(),
  version,
  mayEdit: z.boolean(),
});
