import { previewLeave as contract } from '@wagewright/contracts/time/leave';
import { languageOf } from '../../core/context.ts';
import { implementQuery } from '../../core/implement.ts';
import { findPerson } from '../requests/index.ts';
import { previewRequest } from './preview-request.ts';

export const previewLeave = implementQuery(contract, async ({ input: { employeeId, typeId, ...asked }, actor, reach, deps, context }) => {
  const { prisma } = deps.db;
  const person = await findPerson(prisma, employeeId, { reach, actor, now: deps.clock() });
  return await previewRequest(prisma, person, typeId, asked, languageOf(context));
});
