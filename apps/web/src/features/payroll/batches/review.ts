import type { Outputs } from '../../../shared/api/trpc.ts';

export type Review = Outputs['payroll']['batches']['getBatchReview'];
