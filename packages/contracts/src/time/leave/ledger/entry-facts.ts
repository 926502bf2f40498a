import { z } from 'zod';
import { isoDate } from '../../../core/primitives.ts';
import { leaveAmount } from '../leave-rule.ts';

/** What an entry of the ledger is. Requests, adjustments and credits are written once; the others follow from the rule and are written again where facts change. */
export const entryKinds = ['grant', 'carry-over', 'expiry', 'request', 'reversal', 'adjustment', 'credit'] as const;
export type EntryKind = (typeof entryKinds)[number];
export const derivedKinds = ['grant', 'carry-over', 'expiry'] as const satisfies readonly EntryKind[];

/** A share of a leave year or a month: so many of its days. */
const share = { from: isoDate, until: isoDate, days: z.int(), ofDays: z.int() };
/** What the rule made of an exact amount. */
const made = { roundedTo: leaveAmount.nullable(), cappedAt: leaveAmount.nullable() };

/** Why an entry has its amount: what its sentence is made of. */
export const entryFacts = z.discriminatedUnion('why', [
  z.object({ why: z.literal('yearly'), rate: leaveAmount, years: z.int(), ...share, ...made }),
  /** Another amount by years of service, from that day on. */
  z.object({ why: z.literal('step'), rate: leaveAmount, formerRate: leaveAmount, years: z.int(), ...share, ...made }),
  z.object({ why: z.literal('monthly'), rate: leaveAmount, years: z.int(), ...share, ...made }),
  /** The days after the last day of employment are taken back. */
  z.object({ why: z.literal('ended'), rate: leaveAmount, ...share, ...made }),
  z.object({ why: z.literal('carried-out'), to: isoDate }),
  z.object({ why: z.literal('carried-in'), from: isoDate, until: isoDate.nullable() }),
  z.object({ why: z.literal('not-carried'), upTo: leaveAmount.nullable() }),
  /** A new period of service begins anew. */
  z.object({ why: z.literal('left'), lastDay: isoDate }),
  z.object({ why: z.literal('lapsed'), carried: z.string(), used: z.string() }),
  z.object({ why: z.literal('request'), requestId: z.int(), from: isoDate, until: isoDate }),
  z.object({ why: z.literal('reversal'), requestId: z.int() }),
  z.object({ why: z.literal('adjustment') }),
  /** A file says what the balance is at the end of the day. */
  z.object({ why: z.literal('imported'), importId: z.int(), balance: z.string() }),
  z.object({ why: z.literal('import-undone'), importId: z.int() }),
  z.object({ why: z.literal('overtime'), requestId: z.int(), date: isoDate, hours: z.string(), factor: leaveAmount }),
  /** Does not follow from the facts any more. */
  z.object({ why: z.literal('corrected') }),
]);
export type EntryFacts = z.output<typeof entryFacts>;
