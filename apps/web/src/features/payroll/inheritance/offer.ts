import type { Outputs } from '../../../shared/api/trpc.ts';

export type Offer = NonNullable<Outputs['payroll']['inheritance']['getParentOffer']['offer']>;
export type OfferedPart = Offer['parts'][number];
