// Made by `npm run fix` from the folders beside it.
export { answerFindings } from './answer-findings.ts';
export { exportFoundPeople } from './export-found-people.ts';
export { holdFoundPeople } from './hold-found-people.ts';
export { listFindings } from './list-findings.ts';
export { listFoundPeople } from './list-found-people.ts';
