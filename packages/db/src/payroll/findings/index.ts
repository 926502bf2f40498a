export { type FoundPerson, type FoundQuestion, listFoundPeople, listFoundQuestions } from './list-findings.ts';
