import { previewOvertime as contract } from '@wagewright/contracts/time/overtime';
import { languageOf } from '../../core/context.ts';
import { implementQuery } from '../../core/implement.ts';
import { findPerson } from '../requests/index.ts';
import { previewRequest } from './preview-request.ts';

export const previewOvertime = implementQuery(contract, async ({ input: { employeeId, ...asked }, actor, reach, deps, context }) => {
  const { prisma } = deps.db;
  const person = await findPerson(prisma, employeeId, { reach, actor, now: deps.clock() });
  return await previewRequest(prisma, person, asked, languageOf(context));
});
