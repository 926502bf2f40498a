import type { Guard } from '../guard.ts';

const lists = ['tests/permissions/lists.test.ts'];
const roles = ['tests/permissions/solution-roles.test.ts'];
const server = 'apps/server/src';
const contracts = 'packages/contracts/src';
const db = 'packages/db/src';

/** Roles of a solution and batches that are given (ADR 79). */
export const givenGuards: readonly Guard[] = [
  {
    name: 'a role of the product counts for a solution only where it was given',
    kind: 'scope',
    file: `${db}/identity/sessions/held.ts`,
    text: ' AND (ur.legal_entity_id IS NULL OR ur.legal_entity_id = so.legal_entity_id)',
    without: '',
    tests: roles,
    only: 'role of the product',
  },
  {
    name: 'a single batch is given to one user',
    kind: 'scope',
    file: `${db}/identity/sessions/held.ts`,
    text: 'FROM batch_user bu WHERE bu.user_id = u.id',
    without: 'FROM batch_user bu WHERE u.id IS NOT NULL',
    tests: lists,
    only: 'list-batches',
  },
  {
    name: 'pay of a single batch is given by itself',
    kind: 'pay fields',
    file: `${contracts}/payroll/solutions/capability.ts`,
    text: "...(seesPay ? (['pay.read', 'import.read'] as const) : []),",
    without: "...(['pay.read', 'import.read'] as const),",
    tests: roles,
    only: 'one batch that is given',
  },
  {
    name: 'figures of a batch show only to who sees the pay of this batch',
    kind: 'pay fields',
    file: `${server}/payroll/batches/batch-view.ts`,
    text: "coversBatch(actor.grants.get('pay.read'), batch) && batch",
    without: "actor.grants.has('pay.read') && batch",
    tests: roles,
    only: 'pay is a grant of its own',
  },
  {
    name: 'past batches are listed within the reach',
    kind: 'scope',
    file: `${server}/payroll/batches/list-past-batches.ts`,
    text: 'pastBatchesWhere(batch), batchesWithin(reach), ',
    without: 'pastBatchesWhere(batch), ',
    tests: roles,
    only: 'past batches',
  },
  {
    name: 'a past batch is found within the reach',
    kind: 'scope',
    file: `${server}/payroll/batches/retro-runs.ts`,
    text: ', pastBatchesWhere(batch), batchesWithin(reach)]',
    without: ', pastBatchesWhere(batch)]',
    tests: roles,
    only: 'past batches',
  },
  {
    name: 'nobody gives a role more than they may do themselves',
    kind: 'permission',
    file: `${server}/payroll/solutions/set-solution-roles.ts`,
    text: '    requireOwn(actor, solution, permissionsOf(given.flatMap(({ capabilities }) => capabilities)));\n',
    without: '    void [actor, requireOwn, permissionsOf, given];\n',
    tests: roles,
    only: 'nobody gives more',
  },
  {
    name: 'nobody names users for more than they may do themselves',
    kind: 'permission',
    file: `${server}/payroll/solutions/set-solution-users.ts`,
    text: 'const gives = roles.filter((role) =>',
    without: 'const gives = roles.filter(() => false).filter((role) =>',
    tests: roles,
    only: 'nobody gives more',
  },
  {
    name: 'nobody gives a batch with more than they may do in it themselves',
    kind: 'permission',
    file: `${server}/payroll/batches/set-batch-user.ts`,
    text: 'requireOwnInBatch(actor, batch, batchPermissionsOf(access, seesPay));',
    without: 'void [requireOwnInBatch, actor, batchPermissionsOf];',
    tests: roles,
    only: 'nobody gives more',
  },
];
