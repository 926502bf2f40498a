import type { CopyStatus } from '@wagewright/contracts/payroll/solutions';
import type { Outputs } from '../../../shared/api/trpc.ts';
import type { Tone } from '../../../shared/ui/StatusBadge.tsx';

type Copies = Outputs['payroll']['copies'];
export type CopyRow = Copies['listCopies']['rows'][number];
export type ReleaseCheck = Copies['getReleaseCheck'];
export type ToldDifference = ReleaseCheck['differences'][number];

export const copyTones: Readonly<Record<CopyStatus, Tone>> = {
  draft: 'ready',
  releasing: 'decision',
  published: 'good',
  outdated: 'closed',
  discarded: 'closed',
};
