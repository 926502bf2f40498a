export { derivedKinds, type EntryFacts, type EntryKind, entryFacts, entryKinds } from './entry-facts.ts';
export {
  addMonths,
  hireDateOn,
  leaveYearOf,
  nextLeaveYear,
  ruleOfYear,
  type Service,
  type Services,
  yearsOfService,
} from './leave-years.ts';
export {
  type DueEntry,
  type LeaveFacts,
  type LedgerPlan,
  type Movement,
  type PlannedEntry,
  type Posted,
  planLedger,
  settle,
} from './plan-ledger.ts';
