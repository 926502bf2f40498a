import { z } from 'zod';
import { configCode } from './config-types.ts';

/** The values by field; which there are, the type code says (configTypes). */
export const configFields = z.record(z.string().regex(/^[a-zA-Z]{1,40}$/), z.unknown());

/** 0: nobody has saved it yet, the defaults hold. */
export const configVersion = z.int().min(0).max(2_147_483_647);

export const storedConfig = z.object({
  typeCode: configCode,
  value: configFields,
  version: configVersion,
  updatedAt: z.iso.datetime().nullable(),
});
