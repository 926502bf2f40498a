import { AppError } from '@wagewright/contracts';
import { setSolutionRoles as contract, permissionsOf } from '@wagewright/contracts/payroll/solutions';
import { dayOf } from '../../approvals/processes/index.ts';
import { implementMutation } from '../../core/implement.ts';
import { changeSolution } from './change-solution.ts';
import { requireOwn } from './give-no-more.ts';
import { keptRoles, readSolutionRoles, requireProductRoles, writeSolutionRoles } from './solution-roles.ts';
import { requireNameable, workingFor } from './solution-users.ts';

type GivenRole = {
  readonly capabilities: readonly string[];
  readonly userIds: readonly number[];
  readonly productRoleIds: readonly number[];
};

const same = (one: GivenRole | undefined, other: GivenRole): boolean =>
  JSON.stringify([one?.capabilities, one?.userIds, one?.productRoleIds]) ===
  JSON.stringify([other.capabilities, other.userIds, other.productRoleIds]);

export const setSolutionRoles = implementMutation(contract, async (call) => {
  const { input, tx, actor, deps } = call;
  const { roles } = input;
  return await changeSolution(call, input, async (solution) => {
    const twice = roles.find(({ name }, index) => roles.some((other, place) => place < index && other.name === name));
    if (twice) throw new AppError('ROLE_NAMED_TWICE', { solution: solution.code, name: twice.name });
    const before = keptRoles(await readSolutionRoles(tx, solution.id));
    // what stays as it was is given by nobody anew
    const given = roles.filter(
      (role) =>
        !same(
          before.find(({ name }) => name === role.name),
          role,
        ),
    );
    requireOwn(actor, solution, permissionsOf(given.flatMap(({ capabilities }) => capabilities)));
    const heldBefore = new Set(before.flatMap(({ userIds }) => userIds));
    const added = [...new Set(given.flatMap(({ userIds }) => userIds))].filter((userId) => !heldBefore.has(userId));
    await requireNameable(tx, added, { visible: workingFor(solution.legalEntityId, dayOf(deps.clock())) }, solution.code);
    await requireProductRoles(
      tx,
      given.flatMap(({ productRoleIds }) => productRoleIds),
    );
    await writeSolutionRoles(tx, solution.id, roles);
    return { event: 'change', told: { before: { roles: before }, after: { roles } } };
  });
});
