import { type Facts, findTransition } from '@wagewright/contracts';
import {
  type ApprovalAction,
  type ApprovalEvent,
  type ApprovalFact,
  type ApprovalStatus,
  approvalActions,
  approvalMachine,
} from '@wagewright/contracts/approvals/instances';
import { approvalColumns } from '@wagewright/db/columns';
import { type ApprovalRow, earlierNodesOf, isOpen, partOf, type Viewer } from './approval-row.ts';

/** Who may do an action, the state of the approval aside. A stand-in does not hand on what was handed to them. */
const actors: Readonly<Record<ApprovalAction, (row: ApprovalRow, viewer: Viewer) => boolean>> = {
  approve: (row, viewer) => partOf(row, viewer) !== undefined,
  reject: (row, viewer) => partOf(row, viewer) !== undefined,
  'roll-back': (row, viewer) => partOf(row, viewer) !== undefined,
  forward: (row, viewer) => partOf(row, viewer) !== undefined,
  'add-signer': (row, viewer) => partOf(row, viewer) !== undefined,
  delegate: (row, viewer) => partOf(row, viewer)?.onBehalfOf === null,
  withdraw: ({ submittedByUserId }, { userId }) => submittedByUserId === userId,
  cancel: ({ submittedByUserId }, { userId }) => submittedByUserId === userId,
  reset: ({ submittedByUserId }, { userId }) => submittedByUserId === userId,
  submit: ({ submittedByUserId }, { userId }) => submittedByUserId === userId,
  remark: () => true,
  'replace-approver': ({ submittedByUserId }, { userId, administers }) => administers && submittedByUserId !== userId,
};

const events: Readonly<Record<ApprovalAction, ApprovalEvent>> = {
  approve: 'approve-node',
  reject: 'reject',
  'roll-back': 'roll-back-to-submitter',
  forward: 'forward',
  'add-signer': 'add-signer',
  delegate: 'delegate',
  withdraw: 'withdraw',
  cancel: 'cancel',
  reset: 'reset',
  submit: 'submit',
  'replace-approver': 'replace-approver',
  remark: 'remark',
};

/** What the guards of the machine ask, before it is known what is decided. */
export const factsOf = (row: ApprovalRow): Facts<ApprovalFact> => ({
  lastNode: false,
  hasEarlierNode: isOpen(row) && earlierNodesOf(row).length > 0,
});

/** Whether files can be taken away from an approval as it is now. */
export const letsFilesGo = (row: ApprovalRow): boolean =>
  findTransition(approvalMachine, approvalColumns.status(row.status), 'remove-file', factsOf(row)) !== undefined;

/** What somebody may do with an approval now: by the machine, and by their part in it. */
export function actionsFor(row: ApprovalRow, viewer: Viewer): ApprovalAction[] {
  const status: ApprovalStatus = approvalColumns.status(row.status);
  const facts = factsOf(row);
  return approvalActions.filter(
    (action) => findTransition(approvalMachine, status, events[action], facts) !== undefined && actors[action](row, viewer),
  );
}
