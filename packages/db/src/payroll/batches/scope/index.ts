export { judgePeople } from './judge-people.ts';
export type { Asked } from './read-people.ts';
export { type Group, idsInScope, readScopeStanding, type ScopeStanding } from './scope-standing.ts';
