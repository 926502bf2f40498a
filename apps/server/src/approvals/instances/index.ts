export { approvalFiles } from './approval-files.ts';
export { type DueApproval, readDueApprovals } from './due-approvals.ts';
export type { ApprovalHandler, ApprovalHandlers, ApprovalOutcome, ApprovalSubject, SubjectCall, SubjectReader } from './handlers.ts';
export { hasPartIn, withOpenApprovals } from './has-part-in.ts';
export { openApproval } from './open-approval.ts';
export { withdrawApproval } from './withdraw-approval.ts';
