export { personnelActionApproval } from './action-approval.ts';
