import type { Outputs } from '../../../shared/api/trpc.ts';

export type Comparison = Outputs['payroll']['variance']['getComparison'];
export type Changes = Outputs['payroll']['variance']['listChanges'];
export type Change = Changes['rows'][number];
export type DueChanges = Outputs['payroll']['variance']['listDueChanges'];
export type DueChange = DueChanges['rows'][number];
export type Batch = Outputs['payroll']['batches']['getBatch'];

/** A comparison that goes on is looked at again after so long. */
export const refreshMs = 700;
export const isGoingOn = ({ state }: Comparison): boolean => state === 'waiting' || state === 'comparing';
