export type { ApprovalCall, ApprovalHandler, ApprovalHandlers, ApprovalOutcome } from './handlers.ts';
export { submitInstance, withdrawInstance } from './submit-instance.ts';
