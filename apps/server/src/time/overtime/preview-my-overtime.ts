import { previewMyOvertime as contract } from '@wagewright/contracts/time/overtime';
import { languageOf } from '../../core/context.ts';
import { implementQuery } from '../../core/implement.ts';
import { findPerson, ownEmployeeId } from '../requests/index.ts';
import { previewRequest } from './preview-request.ts';

export const previewMyOvertime = implementQuery(contract, async ({ input, actor, deps, context }) => {
  const own = ownEmployeeId(actor);
  const { prisma } = deps.db;
  return await previewRequest(prisma, await findPerson(prisma, own, { own }), input, languageOf(context));
});
