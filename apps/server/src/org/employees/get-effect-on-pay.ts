import { getEffectOnPay as contract } from '@wagewright/contracts/org/employees';
import { sqlOfPrisma } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';
import { readWhom, requireEntity } from './read-whom.ts';

export const getEffectOnPay = implementQuery(contract, async (call) => {
  const { hiredBy, from, until, isReturn } = call.input;
  const employeeIds = await readWhom(call);
  if (hiredBy !== undefined) await requireEntity(call, hiredBy);
  const sql = sqlOfPrisma(call.deps.db.prisma);
  return { periods: await call.deps.effectOnPay(sql, { employeeIds, hiredBy, from, until, isReturn }) };
});
