import { listMyCorrections as contract } from '@wagewright/contracts/time/corrections';
import { implementQuery } from '../../core/implement.ts';
import { ownEmployeeId } from '../requests/index.ts';
import { listOf } from './list-of.ts';

export const listMyCorrections = implementQuery(
  contract,
  async ({ input, actor, deps }) => await listOf(deps.db.prisma, actor, { employeeId: ownEmployeeId(actor) }, deps.clock(), input),
);
