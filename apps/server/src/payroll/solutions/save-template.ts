import { AppError } from '@wagewright/contracts';
import { saveTemplate as contract } from '@wagewright/contracts/payroll/solutions';
import { toJson } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { lockSolution } from './load-for-change.ts';

export const saveTemplate = implementMutation(contract, async (call) => {
  const { input, tx, actor, deps, audit } = call;
  const { solutionId, code, name } = input;
  const solution = await lockSolution(call, solutionId, 'keep');
  const copy = await tx.solutionCopy.findFirst({ where: { solutionId, status: 'published' } });
  if (!copy) throw new AppError('NOTHING_PUBLISHED', { solution: solution.code });
  const data = { solutionId, code, name, definition: toJson(copy.definition), createdByUserId: actor.userId, createdAt: deps.clock() };
  const [made] = await tx.solutionTemplate.createManyAndReturn({ data: [data], skipDuplicates: true });
  if (!made) throw new AppError('TEMPLATE_EXISTS', { code });
  audit({ entity: 'solution-template', entityId: made.id, after: { code, name, solutionId, copy: copy.number } });
  return { code };
});
