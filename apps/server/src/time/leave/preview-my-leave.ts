import { previewMyLeave as contract } from '@wagewright/contracts/time/leave';
import { languageOf } from '../../core/context.ts';
import { implementQuery } from '../../core/implement.ts';
import { findPerson, ownEmployeeId } from '../requests/index.ts';
import { previewRequest } from './preview-request.ts';

export const previewMyLeave = implementQuery(contract, async ({ input: { typeId, ...asked }, actor, deps, context }) => {
  const own = ownEmployeeId(actor);
  const { prisma } = deps.db;
  return await previewRequest(prisma, await findPerson(prisma, own, { own }), typeId, asked, languageOf(context));
});
