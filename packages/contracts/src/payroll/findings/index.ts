export * from './answer-findings.ts';
export * from './check-words.ts';
export * from './export-found-people.ts';
export * from './finding.ts';
export * from './hold-found-people.ts';
export * from './list-findings.ts';
export * from './list-found-people.ts';
