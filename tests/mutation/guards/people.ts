import type { Guard } from '../guard.ts';

const server = 'apps/server/src/org';
const db = 'packages/db/src/org';
const employment = ['tests/org/employment.test.ts'];
const numbers = ['tests/org/payment-data.test.ts'];

/** What is known of people, and who may know and change it. */
export const peopleGuards: readonly Guard[] = [
  {
    name: 'the list of people shows those in scope only',
    kind: 'scope',
    file: `${db}/employees/list-people.ts`,
    text: 'const within = reachSql(reach, now, parameters);',
    without: "const within = 'true';",
    tests: ['tests/org/people-list.test.ts'],
    only: 'own scope',
  },
  {
    name: 'addresses of somebody who may do more are not changed',
    kind: 'permission',
    file: `${server}/employees/update-employee.ts`,
    text: 'if (user) await requireMayStandIn(sql, actor, user.id);',
    without: '',
    tests: employment,
    only: 'forgotten password',
  },
  {
    name: 'nobody comes to report to themself',
    kind: 'state',
    file: `${server}/employees/load-employee.ts`,
    text: 'if (round) {',
    without: 'if (round && until === from) {',
    tests: employment,
    only: 'reports to themself',
  },
  {
    name: 'a number is shown of people in scope only',
    kind: 'scope',
    file: `${server}/payment-data/reveal-payment-number.ts`,
    text: 'await requireWithinReach({ prisma: tx, reach, actor, now: deps.clock() }, employeeId);',
    without: '',
    tests: numbers,
    only: 'lacks the grant',
  },
  {
    name: 'a number is that of the person who is asked about',
    kind: 'scope',
    file: `${server}/payment-data/reveal-payment-number.ts`,
    text: 'const where = { id, employeeId };',
    without: 'const where = { id };',
    tests: numbers,
    only: 'lacks the grant',
  },
];
