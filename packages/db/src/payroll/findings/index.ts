export { answerFindings } from './answer-findings.ts';
export { causesOf, type FindingCause } from './causes.ts';
export { checkRecords } from './check-records.ts';
export {
  type CauseCount,
  countCauses,
  type FindingFilter,
  type FindingState,
  type FindingsOf,
  type FoundDepartment,
  type FoundPerson,
  listFoundDepartments,
  listFoundPeople,
} from './list-findings.ts';
export { recountFindings } from './recount-findings.ts';
