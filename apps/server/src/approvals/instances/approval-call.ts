import type { Deps } from '../../core/deps.ts';
import type { SubjectCall } from './handlers.ts';

/** What a change of an approval needs of the call that makes it. */
export type ApprovalCall = SubjectCall & { readonly deps: Deps };

/** What every action takes: the approval as it was seen, and why. */
export interface ActionInput {
  readonly id: number;
  readonly version: number;
  readonly remarks: string;
  /** Files that the caller has brought for it, by id. */
  readonly files: readonly number[];
}
