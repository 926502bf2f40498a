import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { id, timestamp, version } from '../../core/primitives.ts';
import { approvalStatuses } from './approval-machine.ts';

export const approvalKinds = ['payroll-batch'] as const;

export type ApprovalKind = (typeof approvalKinds)[number];

/** Of one node of an approval. */
export const nodeStatuses = ['waiting', 'current', 'approved', 'rejected'] as const;

export const approvalSummary = z.object({
  id,
  kind: z.enum(approvalKinds),
  subjectId: id,
  title: localizedText,
  status: z.enum(approvalStatuses),
  version,
  submittedBy: z.string(),
  submittedAt: timestamp,
  endedAt: timestamp.nullable(),
  remarks: z.string().nullable(),
  /** The caller can decide it now. */
  mine: z.boolean(),
});
