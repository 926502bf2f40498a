import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { id, isoDate, timestamp } from '../../core/primitives.ts';
import { leaveRequestRow } from './leave-request.ts';
import { leaveUnits } from './leave-rule.ts';
import { entryFacts, entryKinds } from './ledger/entry-facts.ts';

/** Somebody’s leave of a type on a day, in the type’s unit. */
export const leaveBalance = z.object({
  typeId: id,
  type: localizedText,
  paid: z.boolean(),
  unit: z.enum(leaveUnits),
  hoursPerDay: z.string(),
  /** It can be asked for. */
  isActive: z.boolean(),
  keepsBalance: z.boolean(),
  /** At the end of the day. */
  balance: z.string(),
  /** Approved for later days. */
  planned: z.string(),
  /** Asked for and not decided. */
  pending: z.string(),
  /** In the leave year of the day, through it. */
  taken: z.string(),
  /** What could be asked for, with all that is planned and asked for already. */
  available: z.string(),
  /** Before that day it cannot be taken. */
  takenFrom: isoDate,
  /** What was carried over and is not taken before lapses after that day. */
  lapsesAfter: isoDate.nullable(),
});

export const leaveAccount = z.object({
  employeeId: id,
  employee: z.string(),
  employeeNumber: z.string(),
  on: isoDate,
  balances: z.array(leaveBalance),
  /** The latest first, the hundred latest. */
  requests: z.array(leaveRequestRow),
  requestsTotal: z.int(),
});

export const ledgerEntry = z.object({
  kind: z.enum(entryKinds),
  day: isoDate,
  amount: z.string(),
  /** After it. */
  balance: z.string(),
  facts: entryFacts,
  /** It makes good what was written before. */
  corrects: z.boolean(),
  reason: z.string().nullable(),
  /** When it was written; null: it follows from the rule and is written by the next night. */
  at: timestamp.nullable(),
  by: z.string().nullable(),
});

export const leaveLedger = z.object({
  employeeId: id,
  employee: z.string(),
  typeId: id,
  type: localizedText,
  unit: z.enum(leaveUnits),
  on: isoDate,
  balance: z.string(),
  /** In the order of their days. */
  entries: z.array(ledgerEntry),
});
