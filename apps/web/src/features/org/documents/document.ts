import type { Outputs } from '../../../shared/api/trpc.ts';
import type { Tone } from '../../../shared/ui/StatusBadge.tsx';

export type Documents = Outputs['org']['documents']['listDocuments'];
export type PersonDocument = Documents['rows'][number];

/** A document that simply holds needs no mark. */
export const documentTones: Readonly<Record<Exclude<PersonDocument['state'], 'holds'>, Tone>> = { ending: 'decision', ended: 'bad' };
