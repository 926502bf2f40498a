import { AppError } from '@wagewright/contracts';
import { setSolutionUsers as contract } from '@wagewright/contracts/payroll/solutions';
import { dayOf } from '../../approvals/processes/index.ts';
import { implementMutation } from '../../core/implement.ts';
import { changeSolution } from './change-solution.ts';
import { openedBy, requireOwn } from './give-no-more.ts';
import { effectiveIn, requireNameable, workingFor } from './solution-users.ts';

/** Roles of a solution, by how it names them. */
const roles = ['manager', 'approver'] as const;

export const setSolutionUsers = implementMutation(contract, async (call) => {
  const { input, tx, actor, deps } = call;
  const wanted = { manager: [...new Set(input.managers)], approver: [...new Set(input.approvers)] };
  return await changeSolution(call, input, async (solution) => {
    const { id, code } = solution;
    const named = await tx.solutionUser.findMany({ where: { solutionId: id } });
    const before = Object.fromEntries(roles.map((role) => [role, named.filter((one) => one.role === role).map(({ userId }) => userId)]));
    const gives = roles.filter((role) => wanted[role].some((userId) => !before[role]?.includes(userId)));
    requireOwn(
      actor,
      solution,
      gives.flatMap((role) => openedBy[role]),
    );
    for (const role of gives) {
      const added = wanted[role].filter((userId) => !before[role]?.includes(userId));
      const today = dayOf(deps.clock());
      const [visible, eligible] = [workingFor(solution.legalEntityId, today), effectiveIn(role, solution.legalEntityId, today)];
      await requireNameable(tx, added, { visible, eligible }, code);
    }
    const had = before['manager'] ?? [];
    if (wanted.manager.length === 0 && had.length > 0 && !input.withoutManager) {
      const who = (await tx.user.findMany({ where: { id: { in: had } } })).map(({ displayName }) => displayName);
      throw new AppError('LAST_SOLUTION_MANAGER', { who: who.join(', '), solution: code });
    }
    await tx.solutionUser.deleteMany({ where: { solutionId: id } });
    await tx.solutionUser.createMany({ data: roles.flatMap((role) => wanted[role].map((userId) => ({ solutionId: id, userId, role }))) });
    return { event: 'change', told: { before, after: wanted } };
  });
});
