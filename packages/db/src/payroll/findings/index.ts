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
  idsOfCause,
  listFirstFound,
  listFoundPeople,
  readFoundCauses,
} from './list-findings.ts';
export { recountFindings, shiftFindings } from './recount-findings.ts';
