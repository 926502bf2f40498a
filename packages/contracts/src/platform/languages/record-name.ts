import { z } from 'zod';

/** Records whose names are kept in several languages. */
export const recordModels = [
  'role',
  'legal_entity',
  'department',
  'position',
  'compensation_item',
  'solution',
  'global_table',
  'pay_type',
  'balance_element',
] as const;
export type RecordModel = (typeof recordModels)[number];
export const recordModel = z.enum(recordModels);

/** A record by what it is called, by language. */
export const recordName = z.object({ id: z.int(), names: z.record(z.string(), z.string()) });
