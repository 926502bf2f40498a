import { z } from 'zod';
import { id } from '../../core/primitives.ts';

/** The PostgreSQL channel over which server processes hear what to tell their subscribers. */
export const changeChannel = 'wagewright_change';

/** A payload of the channel, as JSON: what has changed, never its content. */
export const changeSchema = z.discriminatedUnion('topic', [
  z.object({ topic: z.literal('batch'), id }).readonly(),
  z.object({ topic: z.literal('import'), id }).readonly(),
  z.object({ topic: z.literal('payslip-archive'), id }).readonly(),
  z.object({ topic: z.literal('payslip-move'), id }).readonly(),
  z.object({ topic: z.literal('compensation-review'), id }).readonly(),
  z.object({ topic: z.literal('inbox'), userId: id }).readonly(),
  z.object({ topic: z.literal('inbox-all') }).readonly(),
  /** Which languages there are, or what a term says in one. */
  z.object({ topic: z.literal('languages') }).readonly(),
  z.object({ topic: z.literal('weblate') }).readonly(),
  /** A session has ended. */
  z.object({ topic: z.literal('session'), id }).readonly(),
  /** Nothing is known to have changed, but something may have: everybody looks again. */
  z.object({ topic: z.literal('anything') }).readonly(),
]);
export type Change = z.output<typeof changeSchema>;
