import { z } from 'zod';
import { limits } from './limits.ts';

/** A record's id: a positive 32-bit integer. */
export const id = z.int().min(1).max(2_147_483_647);

/** A calendar day, ISO 8601, e.g. 2025-01-31. */
export const isoDate = z.iso.date();

/** An instant, ISO 8601 in UTC. */
export const timestamp = z.iso.datetime({ offset: true });

/** An exact amount as decimal text, e.g. "-1234.50": money never travels as a binary number. */
export const amount = z.string().regex(/^-?\d{1,19}(\.\d{1,10})?$/);

/** Optimistic lock: the version of the record that the caller has seen. */
export const version = z.int().min(1);

export const remarks = z.string().trim().max(limits.remarksCharactersMax);

export const windowInput = z.strictObject({
  offset: z.int().min(0).max(limits.rowsOffsetMax).default(0),
  limit: z.int().min(1).max(limits.pageRowsMax).default(limits.pageRowsDefault),
});

/** The specification's filter match: every condition, or a single one. */
export const filterMatch = z.enum(['all', 'single']);
export const sortDirection = z.enum(['ascending', 'descending']);
