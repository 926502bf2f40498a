import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { id } from '../../core/primitives.ts';

/** One of the values that a cause is about, in words. */
export const foundPerson = z.object({
  employeeId: id,
  employeeNumber: z.string(),
  name: z.string(),
  line: z.int(),
  /** The value, and what it is compared with, as people read them. */
  shown: localizedText,
});

/** Something that is not expected, asked before anybody is paid: one cause, however many it concerns. */
export const finding = z.object({
  /** The same cause has the same key in every run of a published copy. */
  key: z.string(),
  /** Why it is asked, for whoever answers by program: `RATE_OUTSIDE`. */
  code: z.string(),
  /** `people`: values of single people. `table`: rows of a dated table, whoever is paid by them. */
  about: z.enum(['people', 'table']),
  table: z.string(),
  tableName: localizedText,
  column: z.string().nullable(),
  columnName: localizedText.nullable(),
  message: localizedText,
  nextStep: localizedText,
  /** People, or rows of the table. */
  count: z.int(),
  /** The first few, by employee; none of a table. */
  first: z.array(foundPerson),
});
