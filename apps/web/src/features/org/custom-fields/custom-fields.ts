import type { Outputs } from '../../../shared/api/trpc.ts';

export type ListedField = Outputs['org']['customFields']['listCustomFields']['rows'][number];
