export { eventOf, nextStatus } from './move-request.ts';
export { ownEmployeeId } from './own-employee.ts';
export { paidPeriodsOf } from './paid-periods.ts';
export { findPerson, nameOfPerson, type PersonRow, peopleOf, personInclude, requireEmployedOn, todayOf, type Whose } from './person.ts';
export { teamOf } from './team.ts';
