import { listMyOvertime as contract } from '@wagewright/contracts/time/overtime';
import { implementQuery } from '../../core/implement.ts';
import { ownEmployeeId } from '../requests/index.ts';
import { listOvertime } from './list-overtime.ts';

export const listMyOvertime = implementQuery(
  contract,
  async ({ input, actor, deps }) => await listOvertime(deps.db.prisma, actor, deps.clock(), { employeeId: ownEmployeeId(actor) }, input),
);
