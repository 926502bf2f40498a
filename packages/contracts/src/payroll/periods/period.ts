import { z } from 'zod';
import { id, isoDate } from '../../core/primitives.ts';

export const periodSummary = z.object({
  id,
  solutionId: id,
  sequence: z.int(),
  name: z.string(),
  startDate: isoDate,
  endDate: isoDate,
  payDate: isoDate,
  taxMonth: z.string(),
  status: z.enum(['disabled', 'enabled', 'closed']),
});
