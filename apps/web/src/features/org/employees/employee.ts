import type { Outputs } from '../../../shared/api/trpc.ts';

export type Employee = Outputs['org']['employees']['getEmployee'];
/** Where somebody works and reports, from a day through a day. */
export type Job = Outputs['org']['employees']['listAssignments']['rows'][number];
