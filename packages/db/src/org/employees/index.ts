export { employeesTarget, type PeopleFacts, peopleCells } from './import/index.ts';
export {
  type AskedPeople,
  countPeople,
  findPeople,
  type GroupedBy,
  groupPeople,
  type PeopleGroups,
  type PeopleOrder,
  selectPeople,
} from './list-people.ts';
export type { AskedField } from './people-columns.ts';
export { type PeopleReach, reachSql } from './people-reach.ts';
export { type BrokenPlaces, listBrokenPlaces, proposeEmployeeNumber } from './places.ts';
export { type PersonRow, readPeople } from './read-people.ts';
