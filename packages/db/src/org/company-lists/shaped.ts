import type { z } from 'zod';
import type { RowReason } from '../../platform/imports/index.ts';

/** A cell as the forms check it. */
export const shaped =
  (schema: z.ZodType, column: string, code: string, details: Readonly<Record<string, number>> = {}) =>
  (text: string): RowReason | null =>
    schema.safeParse(text).success ? null : { code, column, read: text, details: { read: text, key: text, ...details } };
