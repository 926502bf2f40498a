import type { Outputs } from '../../../shared/api/trpc.ts';
import type { Tone } from '../../../shared/ui/StatusBadge.tsx';

export type User = Outputs['identity']['users']['getUser'];
export type UserRow = Outputs['identity']['users']['listUsers']['rows'][number];

export const statusTones: Record<UserRow['status'], Tone> = { active: 'good', disabled: 'closed' };
