import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { limits } from '../../core/limits.ts';
import { id, isoDate, name, remarks, timestamp } from '../../core/primitives.ts';

/** Of a whole of 1, six digits after the point at most. */
export const allocationRatio = z.string().regex(/^-?\d{1,3}(\.\d{1,6})?$/, 'is no share of 1, such as 0.25');

/** What one cost center bears. */
export const allocationPart = z.object({
  costCenter: z.string(),
  name: localizedText,
  ratio: z.string(),
  isMain: z.boolean(),
  /** Takes what rounding leaves over, so that the parts add up to the whole. */
  takesTailDifference: z.boolean(),
});

export const givenAllocationPart = z.strictObject({
  costCenter: name(limits.nameCharactersMax),
  ratio: allocationRatio,
  isMain: z.boolean().default(false),
  takesTailDifference: z.boolean().default(false),
});
export type GivenAllocationPart = z.infer<typeof givenAllocationPart>;

/** Which compensation item is divided, by its code; null: all that have no division of their own. */
export const allocatedItem = name(limits.nameCharactersMax).nullable();

/** How somebody’s cost is divided from a day through a day. */
export const costAllocation = z.object({
  item: z.string().nullable(),
  effectiveDate: isoDate,
  /** Null: no end. */
  expiryDate: isoDate.nullable(),
  state: z.enum(['past', 'current', 'planned']),
  /** The main one first. */
  parts: z.array(allocationPart),
});
export type CostAllocation = z.infer<typeof costAllocation>;

export const allocationPartsMax = 50;

export const allocationChange = z.object({
  at: timestamp,
  by: z.string().nullable(),
  isRemoval: z.boolean(),
  item: z.string().nullable(),
  from: isoDate.nullable(),
  reason: z.string().nullable(),
});

export const allocationReason = remarks.nullable().default(null);
export const allocationOwner = { employeeId: id, item: allocatedItem };
