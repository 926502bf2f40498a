export { judgePeople } from './judge-people.ts';
export type { Asked } from './read-people.ts';
export { type Group, idsInScope, type ScopeStanding } from './scope-standing.ts';
export { ScopeStandings } from './scope-standings.ts';
