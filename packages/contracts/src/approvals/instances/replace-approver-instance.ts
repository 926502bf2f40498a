import { id } from '../../core/primitives.ts';
import { approvalAction } from './decision.ts';

/** `approver` is asked at the current node or a later one, `to` a user who may decide. */
export const replaceApproverInstance = approvalAction({
  verb: 'replace-approver',
  summary: 'Asks somebody else in place of an approver who has left, is locked or does not answer.',
  permission: 'approval.administer',
  remarksRequired: true,
  input: { approver: id, to: id },
  errors: ['CANNOT_BE_ASKED', 'ASKED_ALREADY', 'NOT_ASKED'],
});
