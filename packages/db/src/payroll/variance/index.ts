export { type ComparedPerson, comparePeople, type PersonInBoth, type SideOfPerson } from './compare-people.ts';
export { type ComparedItem, comparedItems, type ItemPlace } from './compared-items.ts';
export {
  answerDueChanges,
  type ComparedNet,
  countDueChanges,
  type DueChange,
  type DueCounts,
  findDueChanges,
  listAssignees,
  listDueChanges,
  openBatchesOf,
  readDueBlocker,
} from './due-changes.ts';
export { comparisonsInHand, type EnqueueComparison, openComparison, openFollowingComparisons } from './open-comparison.ts';
export { findPreviousBatch, type PreviousBatch, previousOf } from './previous-of.ts';
export {
  type ChangedPerson,
  type ChangeFilter,
  type Comparison,
  type ItemOfPerson,
  listChangedPeople,
  readCauses,
  readComparedDepartments,
  readComparison,
  readItemSums,
  readPersonItems,
} from './read-comparison.ts';
export { pairPeople, readSideOfSlice, readStoredAmounts, type SideOfSlice } from './read-slice.ts';
export {
  type ClaimedComparison,
  type ComparisonClaim,
  type ComparisonFailure,
  type ComparisonSlice,
  claimComparison,
  comparisonSlices,
  failComparison,
  finishComparison,
  keepComparisonReason,
  readComparisonReason,
  storeComparisonSlice,
} from './work-on-comparison.ts';
