import type { ApprovalAction } from '@wagewright/contracts/approvals/instances';
import type { Outputs } from '../../../shared/api/trpc.ts';

export type Approval = Outputs['approvals']['instances']['getInstance'];

/** Those that several approvals can be given at once have procedures and texts of their own (decisions.ts); these are about one. */
export const singleActions = [
  'forward',
  'add-signer',
  'delegate',
  'withdraw',
  'cancel',
  'reset',
  'submit',
  'replace-approver',
  'remark',
] as const satisfies readonly ApprovalAction[];
export type SingleAction = (typeof singleActions)[number];

/** Whoever hands something on, or puts somebody in another's place, says why. */
export const requiresRemarks = (action: SingleAction): boolean => asksForPerson(action);

/** What ends it without a decision. */
export const isDangerous = (action: ApprovalAction): boolean => action === 'reject' || action === 'withdraw' || action === 'cancel';

/** Those that bring somebody in beside those of the process. */
export type BringingAction = Extract<SingleAction, 'forward' | 'add-signer' | 'delegate' | 'replace-approver'>;
export const asksForPerson = (action: SingleAction): action is BringingAction =>
  action === 'forward' || action === 'add-signer' || action === 'delegate' || action === 'replace-approver';

/** What somebody says with an action: why, and which files they have brought for it, by id. */
export interface Said {
  readonly remarks: string;
  readonly files: readonly number[];
}

/** What the question before an action has to find out. */
export interface ActionAnswers {
  readonly to: number | null;
  readonly when: 'before' | 'after';
  /** Of a replacement: in whose place. */
  readonly approver: number | null;
}

export const noAnswers: ActionAnswers = { to: null, when: 'before', approver: null };

/** The approvers of the current node who could be replaced, those who cannot decide first. */
export const replaceable = ({ nodes }: Approval): Approval['nodes'][number]['approvers'] =>
  nodes
    .filter(({ status }) => status === 'current')
    .flatMap(({ approvers }) => approvers)
    .filter(({ status }) => status === 'asked' || status === 'waiting')
    .toSorted((left, right) => Number(right.problem !== null) - Number(left.problem !== null));

/** Whether everything that an action needs to know was answered. */
export const isAnswered = (action: SingleAction, { to, approver }: ActionAnswers): boolean =>
  (!asksForPerson(action) || to !== null) && (action !== 'replace-approver' || approver !== null);
