export { creditOvertime, type OvertimeType, overtimeTypes } from './credit.ts';
export { leaveBalancesImport } from './import-leave-balances.ts';
export { leaveApproval } from './leave-approval.ts';
export { paidBalances } from './paid-balances.ts';
export { recordLeave, takeRecordedLeaveBack } from './record-leave.ts';
