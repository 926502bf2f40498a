import { z } from 'zod';
import { isoDate, name } from '../../core/primitives.ts';
import { compensationAmount } from './compensation.ts';

const rangesMax = 500;

/** What a grade or a level is called in the structure: companies number them. */
export const gradeName = name(40);

/** What a level of a pay grade is paid: from its minimum through its maximum, with the midpoint as what somebody is paid who does all of the work. */
export const salaryRange = z.strictObject({
  grade: gradeName,
  level: gradeName,
  minimum: compensationAmount,
  midpoint: compensationAmount,
  maximum: compensationAmount,
});
export type SalaryRange = z.infer<typeof salaryRange>;

/** All ranges of a version, the lowest first. */
export const salaryRanges = z.array(salaryRange).min(1).max(rangesMax);

/** What a structure says from a day through a day. */
export const salaryStructureVersion = z.object({
  effectiveDate: isoDate,
  /** Null: until further notice. */
  expiryDate: isoDate.nullable(),
  ranges: z.array(salaryRange),
});
export type SalaryStructureVersion = z.infer<typeof salaryStructureVersion>;
