import { z } from 'zod';
import { id, ordinal, timestamp } from '../../core/primitives.ts';
import { payslipArchiveStates } from './payslip-archive-machine.ts';

/** What the job is at: it waits, it sorts the payslips by department, it writes them. */
export const payslipArchiveParts = ['queued', 'sorting', 'writing'] as const;

/** A zip file: the payslips of a department, or a part of them where they are many. */
export const payslipArchiveFile = z.object({
  number: ordinal,
  name: z.string(),
  payslips: z.int(),
  bytes: z.int(),
});

export const payslipArchive = z.object({
  id,
  state: z.enum(payslipArchiveStates),
  /** Payslips that were asked for. */
  payslips: z.int(),
  askedBy: z.string(),
  askedAt: timestamp,
  /** While it is made: payslips written of all. */
  progress: z.object({ part: z.enum(payslipArchiveParts), done: z.int(), total: z.int() }).nullable(),
  /** Why it came to nothing, in words. */
  failure: z.string().nullable(),
  /** Its files can be taken until then; null of one that has none. */
  keptUntil: timestamp.nullable(),
  /** Those that can be taken now. */
  files: z.array(payslipArchiveFile),
});
export type PayslipArchive = z.infer<typeof payslipArchive>;

const unsafe = /[^\p{L}\p{M}\p{N}._-]+/gu;

/** A payslip’s file: its number, without what a folder or a system would take for something else. It says nothing that the payslip itself should keep. */
export const payslipFileName = (number: string): string => `${number.replaceAll(unsafe, '-').replaceAll(/^[.-]+/g, '')}.pdf`;
