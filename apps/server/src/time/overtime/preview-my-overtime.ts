import { AppError, formatErrorMessage } from '@wagewright/contracts';
import { previewMyOvertime as contract } from '@wagewright/contracts/time/overtime';
import { languageOf } from '../../core/context.ts';
import { implementQuery } from '../../core/implement.ts';
import { overtimeTypes } from '../leave/index.ts';
import { findPerson, ownEmployeeId } from '../requests/index.ts';
import { kindOfDay, requireOvertime } from './check-overtime.ts';

export const previewMyOvertime = implementQuery(contract, async ({ input, actor, deps, context }) => {
  const own = ownEmployeeId(actor);
  const { prisma } = deps.db;
  const person = await findPerson(prisma, own, { own });
  const kind = await kindOfDay(prisma, person, input.date);
  const types = await overtimeTypes(prisma, person, input.date, kind);
  const problem = await requireOvertime(prisma, person, input).then(
    () => null,
    (error: unknown) => {
      if (error instanceof AppError && error.code !== 'NOT_FOUND')
        return formatErrorMessage(error.code, languageOf(context), error.parameters);
      throw error;
    },
  );
  return { kind, leaveTypes: types.map(({ type, name, factor }) => ({ id: type.id, name, factor })), problem };
});
