/** What an import of compensation keeps of the legal entity that it goes into. */
import { z } from 'zod';
import type { ImportJobRow } from '../../platform/imports/index.ts';

export const compensationFacts = z.object({
  legalEntityId: z.int(),
  /** From when amounts hold of which a file does not say it; ISO. */
  on: z.iso.date(),
  /** Of the legal entity. */
  currency: z.string().regex(/^[A-Z]{3}$/),
});
export type CompensationFacts = z.infer<typeof compensationFacts>;

export const entityOf = ({ target }: Pick<ImportJobRow, 'target'>): number =>
  compensationFacts.pick({ legalEntityId: true }).parse(target).legalEntityId;

/** The order of the value columns. */
export const place = { amount: 1, currency: 2, until: 3, period: 4, remarks: 5, structure: 6, grade: 7, level: 8 } as const;
