import type { Guard } from '../guard.ts';

const server = 'apps/server/src/org';
const db = 'packages/db/src/org';
const employment = ['tests/org/employment.test.ts'];
const numbers = ['tests/org/payment-data.test.ts'];

const papers = ['tests/org/people-records.test.ts'];
const files = ['tests/org/compensation.test.ts'];

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
  {
    name: 'who refers to a salary structure says grade and level',
    kind: 'money',
    file: `${server}/compensation/salary-levels.ts`,
    text: 'if (grade === null || level === null) throw',
    without: 'if (grade === null && level === undefined) throw',
    tests: files,
    only: 'refers to the salary structure',
  },
  {
    name: 'an amount outside of its range is meant only with a reason',
    kind: 'money',
    file: `${server}/compensation/put-compensation.ts`,
    text: 'isMeant: outsideRange && reason !== null',
    without: 'isMeant: outsideRange',
    tests: files,
    only: 'refers to the salary structure',
  },
  {
    name: 'a certificate of income is issued and handed out by whoever sees that pay',
    kind: 'pay fields',
    file: `${server}/certificates/issuing.ts`,
    text: "if (kind === 'employment') return;",
    without: 'if (kind) return;',
    tests: papers,
    only: 'of income',
  },
  {
    name: 'managers issue certificates only where the settings allow it',
    kind: 'permission',
    file: `${server}/certificates/load-certificate.ts`,
    text: 'const open = issueCertificate ? reach :',
    without: 'const open = reach.all || issueCertificate !== undefined ? reach :',
    tests: papers,
    only: 'by a manager',
  },
  {
    name: 'nobody issues a certificate for themselves',
    kind: 'own submission',
    file: `${server}/certificates/issuing.ts`,
    text: 'if (employeeId === id) throw',
    without: 'if (employeeId === 0) throw',
    tests: papers,
    only: 'by a manager',
  },
  {
    name: 'numbers of certificates that there are not make an address wait',
    kind: 'delay',
    file: `${server}/certificates/verify-certificate.ts`,
    text: 'if (seconds > 0 && delaySeconds(count) > 0) throw',
    without: 'if (seconds > 86_400) throw',
    tests: papers,
    only: 'ten numbers',
  },
  {
    name: 'oneself changes one’s contacts only where the settings allow it',
    kind: 'permission',
    file: `${server}/contacts/whose-contacts.ts`,
    text: 'const open = changeContacts ? reach : forOthers(reach);',
    without: 'const open = changeContacts === undefined ? forOthers(reach) : reach;',
    tests: papers,
    only: 'emergency contacts',
  },
];
