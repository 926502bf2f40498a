export { type AdjustmentFault, adjustmentFault, type LeaveLedger, leaveBalanceOn, leaveRuleOn } from './adjustments.ts';
export { leaveBalancesTarget } from './import/index.ts';
export { type LeaveRecords, readLeaveRecords, readLeaveRules, type TakenDay } from './leave-rows.ts';
export { type SettledLeave, settleEverybody } from './settle-everybody.ts';
export { dueEntries, factsOf, leaveYearFirst, type NewEntry, settleLeave, type Writer, writeLeaveEntries } from './write-entries.ts';
