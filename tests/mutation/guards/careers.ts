import type { Guard } from '../guard.ts';

const server = 'apps/server/src/careers/personnel-actions';
const reviewServer = 'apps/server/src/careers/compensation-reviews';
const reviews = ['tests/careers/compensation-reviews.test.ts'];
const actions = ['tests/careers/personnel-actions.test.ts'];
const hires = ['tests/careers/hires.test.ts'];

/** Changes of people’s work, who may ask for them, and employment contracts. */
export const careerGuards: readonly Guard[] = [
  {
    name: 'managers ask for what the settings let them',
    kind: 'permission',
    file: `${server}/submit-personnel-action.ts`,
    text: 'if (!(await allowedKinds(tx, actor, person)).includes(content.kind))',
    without: 'if (employeeId === 0 && (await allowedKinds(tx, actor, person)).length > 0)',
    tests: actions,
    only: 'only what the settings let them',
  },
  {
    name: 'nobody changes their own work at once',
    kind: 'permission',
    file: `${server}/standing.ts`,
    text: '(id === null || id !== employeeId) && ',
    without: '',
    tests: actions,
    only: 'at once on themselves',
  },
  {
    name: 'who asks for a change of work takes it back only while it is open',
    kind: 'permission',
    file: `${server}/take-back-personnel-action.ts`,
    text: "if (!takesBack(actor, action)) throw new AppError('NOT_FOUND', { what: 'personnel action', id: input.id });",
    without: '',
    tests: actions,
    only: 'waits for human resources',
  },
  {
    name: 'what was changed since is not written over',
    kind: 'state',
    file: `${server}/effects/work.ts`,
    text: 'if (!same(await workOn(call.tx, person.id, on), after)) return false;',
    without: '',
    tests: actions,
    only: 'changed since',
  },
  {
    name: 'a hire that waits is seen by whoever sees the people of its legal entity',
    kind: 'scope',
    file: `${server}/load-action.ts`,
    text: '{ employeeId: null, legalEntity: legalEntitiesWithin(whose.reach) }',
    without: '{ employeeId: null }',
    tests: hires,
    only: 'of one legal entity',
  },
  {
    name: 'somebody of whom anything was recorded stays hired',
    kind: 'state',
    file: 'apps/server/src/org/employees/write-hire.ts',
    text: 'employee.version !== 1 || jobs !== 1 || isNamed',
    without: 'jobs === -1',
    tests: hires,
    only: 'was recorded of the person',
  },
  {
    name: 'a number is of one hire that waits',
    kind: 'state',
    file: `${server}/write-action.ts`,
    text: "if (content.kind === 'hire') await requireNumberNotAsked(call, content.employeeNumber);",
    without: '',
    tests: hires,
    only: 'keeps its number',
  },
  {
    name: 'contracts are listed of people in scope only',
    kind: 'scope',
    file: 'apps/server/src/org/contracts/list-contracts.ts',
    text: 'AND: [{ employee: employeesWithin(reach, actor, deps.clock()) }, ',
    without: 'AND: [',
    tests: ['tests/permissions/lists.test.ts'],
    only: 'org/contracts',
  },
  {
    name: 'reviews of pay are seen by whoever keeps the pay of their legal entity',
    kind: 'scope',
    file: `${reviewServer}/load-review.ts`,
    text: '({ legalEntity: legalEntitiesWithin(reach) })',
    without: '({ legalEntity: reach.all ? {} : {} })',
    tests: reviews,
    only: 'nobody’s who does not keep',
  },
  {
    name: 'nobody enters a raise of their own',
    kind: 'own submission',
    file: `${reviewServer}/change-compensation-review-row.ts`,
    text: "if (change.to === 'amount' && employeeId === actor.employeeId) throw new AppError('REVIEW_OWN_PAY');",
    without: 'if (actor.userId === 0) return { version: 0 };',
    tests: reviews,
    only: 'nobody raises themselves',
  },
  {
    name: 'a raise is not written over what somebody has changed since',
    kind: 'state',
    file: 'packages/db/src/careers/compensation-reviews/write-review.ts',
    text: 'for (const text of [refuseChanged, readRanges,',
    without: 'for (const text of [readRanges,',
    tests: reviews,
    only: 'asks again what stands',
  },
];
