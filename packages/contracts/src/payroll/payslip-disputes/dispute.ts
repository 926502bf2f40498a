import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { limits } from '../../core/limits.ts';
import { id, lineOfText, remarks, timestamp, version } from '../../core/primitives.ts';
import { storedFile } from '../../platform/files/index.ts';
import { disputeEvents, payslipDisputeStatuses } from './dispute-machine.ts';

export const words = remarks.min(1);

export const disputeSides = ['employee', 'clerk'] as const;

export const dispute = z.object({
  id,
  payslipId: id,
  payslipNumber: z.string(),
  period: z.string(),
  employeeName: z.string(),
  /** The line that is meant; null: the payslip. */
  item: localizedText.nullable(),
  status: z.enum(payslipDisputeStatuses),
  version,
  openedAt: timestamp,
  resolvedAt: timestamp.nullable(),
  /** In the order in which they were written. */
  entries: z.array(
    z.object({
      id,
      side: z.enum(disputeSides),
      author: z.string(),
      event: z.enum(disputeEvents),
      words: z.string(),
      writtenAt: timestamp,
      files: z.array(storedFile),
    }),
  ),
});

/** A line of a payslip by the code of its column. */
export const itemCode = lineOfText(limits.nameCharactersMax).min(1);
