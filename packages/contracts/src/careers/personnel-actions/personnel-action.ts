import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { id, isoDate, remarks, timestamp, version } from '../../core/primitives.ts';
import { timeRequestStatuses } from '../../time/requests/index.ts';
import { personnelActionKinds } from './kinds.ts';

/** As whom somebody asks: for themselves, for their team, or as whoever looks after the people. */
export const askedAs = ['self', 'manager', 'hr'] as const;
export type AskedAs = (typeof askedAs)[number];

/** The facts of an action that people read, in their order. */
export const saidFields = [
  'contract',
  'department',
  'position',
  'costCenter',
  'supervisor',
  'dottedSupervisor',
  'category',
  'until',
  'probationUntil',
  'leaveType',
  'why',
] as const;

/** What an action says of one fact: a name, a day, or nothing where the fact is to be none. */
export const saidFact = z.object({ field: z.enum(saidFields), text: localizedText.nullable(), day: isoDate.nullable() });

export const personnelActionRow = z.object({
  id,
  version,
  /** Null: a hire by which nobody has come yet. */
  employeeId: id.nullable(),
  employee: z.string(),
  employeeNumber: z.string(),
  kind: z.enum(personnelActionKinds),
  /** Of a termination the last day, of all others the first. */
  effectiveDate: isoDate,
  says: z.array(saidFact),
  reason: z.string().nullable(),
  status: z.enum(timeRequestStatuses),
  /** It is approved, and its day has not come. */
  isAhead: z.boolean(),
  approvalId: id.nullable(),
  askedBy: z.string().nullable(),
  createdAt: timestamp,
  /** The caller may take it back now. */
  mayTakeBack: z.boolean(),
});

export const actionReason = remarks.nullable().default(null);
