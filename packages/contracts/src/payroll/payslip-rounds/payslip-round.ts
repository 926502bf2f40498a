import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { id, isoDate, remarks, timestamp, version } from '../../core/primitives.ts';
import { payslipJobKinds, payslipJobParts, payslipRoundStatuses, payslipSources } from '../payslips/index.ts';

/** Payslips that show no batch: of balances as the ledger stood, or of figures that were imported. */
export const payslipRound = z.object({
  id,
  version,
  settingId: id,
  /** What its setting is called in the version that it goes by. */
  title: z.string(),
  source: z.enum(payslipSources).exclude(['batch']),
  solutionId: id,
  solution: localizedText,
  periodId: id,
  period: z.string(),
  /** From 1, of the rounds of its setting and period. */
  sequence: z.int(),
  /** By balance: what was paid up to this day. */
  asOf: isoDate.nullable(),
  /** Whom alone it is for; null: everybody of whom there is a figure. */
  peopleNamed: z.int().nullable(),
  status: z.enum(payslipRoundStatuses),
  /** By import: people of whom figures have been brought, and by whom when. */
  peopleBrought: z.int(),
  brought: z.object({ by: z.string(), at: timestamp }).nullable(),
  payslips: z.int(),
  seen: z.int(),
  madeBy: z.string(),
  madeAt: timestamp,
  generatedAt: timestamp.nullable(),
  publishedAt: timestamp.nullable(),
  /** What a job does for it now. */
  job: z.enum(payslipJobKinds).nullable(),
  /** How far it is, in people. */
  progress: z.object({ part: z.enum(payslipJobParts), done: z.int(), total: z.int() }).nullable(),
  /** Why the last job came to nothing, in words. */
  failure: z.string().nullable(),
  /** Those that its state allows and the caller may cause. */
  events: z.array(z.enum(['generate', 'cancel', 'publish', 'discard', 'change-lines'])),
});
export type PayslipRound = z.infer<typeof payslipRound>;

export const payslipRoundReference = z.strictObject({ id, version, remarks: remarks.optional() });
export const roundChangeErrors = ['NOT_FOUND', 'STALE_VERSION', 'ILLEGAL_TRANSITION', 'PAYSLIP_ROUND_IN_HAND'] as const;
