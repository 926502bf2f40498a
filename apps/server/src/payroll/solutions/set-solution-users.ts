import { AppError } from '@wagewright/contracts';
import { setSolutionUsers as contract } from '@wagewright/contracts/payroll/solutions';
import { implementMutation } from '../../core/implement.ts';
import { changeSolution } from './change-solution.ts';

/** Roles of a solution, by how it names them. */
const roles = ['manager', 'approver'] as const;

export const setSolutionUsers = implementMutation(contract, async (call) => {
  const { input, tx } = call;
  const wanted = { manager: [...new Set(input.managers)], approver: [...new Set(input.approvers)] };
  return await changeSolution(call, input, async ({ id, code }) => {
    const named = await tx.solutionUser.findMany({ where: { solutionId: id } });
    const before = Object.fromEntries(roles.map((role) => [role, named.filter((one) => one.role === role).map(({ userId }) => userId)]));
    const added = roles.flatMap((role) => wanted[role].filter((userId) => !before[role]?.includes(userId)));
    const known = await tx.user.findMany({
      where: { id: { in: [...added, ...(before['manager'] ?? [])] } },
      select: { id: true, displayName: true },
    });
    const missing = added.find((userId) => !known.some((user) => user.id === userId));
    if (missing !== undefined) throw new AppError('NOT_FOUND', { what: 'user', id: missing });
    const had = before['manager'] ?? [];
    if (wanted.manager.length === 0 && had.length > 0 && !input.withoutManager) {
      const who = known.filter((user) => had.includes(user.id)).map(({ displayName }) => displayName);
      throw new AppError('LAST_SOLUTION_MANAGER', { who: who.join(', '), solution: code });
    }
    await tx.solutionUser.deleteMany({ where: { solutionId: id } });
    await tx.solutionUser.createMany({ data: roles.flatMap((role) => wanted[role].map((userId) => ({ solutionId: id, userId, role }))) });
    return { event: 'change', told: { before, after: wanted } };
  });
});
