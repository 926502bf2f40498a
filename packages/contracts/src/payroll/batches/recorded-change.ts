import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';

/** Records of an employee that preparation reads. */
export const recordKinds = [
  'employee',
  'assignment',
  'compensation',
  'one-time-payment',
  'cost-center',
  'overtime',
  'leave',
  'attendance',
] as const;
export type RecordKind = (typeof recordKinds)[number];

/** A cell of a frozen table of which the records say something else at another time; null: blank, or no such line. */
export const recordedChange = z.object({
  table: z.string(),
  column: z.string(),
  columnName: localizedText,
  /** From 0. */
  line: z.int(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
