import type { Outputs } from '../../../shared/api/trpc.ts';

export type Contacts = Outputs['org']['contacts']['listContacts'];
export type Contact = Contacts['rows'][number];

export const relationships = [
  'spouse',
  'partner',
  'child',
  'parent',
  'sibling',
  'other-family',
  'friend',
  'other',
] as const satisfies readonly Contact['relationship'][];
