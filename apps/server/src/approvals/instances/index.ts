export type { ApprovalHandler, ApprovalHandlers, ApprovalOutcome, SubjectCall } from './handlers.ts';
export { submitInstance, withdrawInstance } from './submit-instance.ts';
