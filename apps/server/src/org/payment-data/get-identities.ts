import { getIdentities as contract, identityKinds } from '@wagewright/contracts/org/payment-data';
import { implementQuery } from '../../core/implement.ts';
import { requireWithinReach } from '../employees/index.ts';
import { masked } from './numbers.ts';

export const getIdentities = implementQuery(contract, async ({ input, reach, actor, deps }) => {
  const { prisma } = deps.db;
  const { employeeId } = input;
  await requireWithinReach({ prisma, reach, actor, now: deps.clock() }, employeeId);
  const rows = await prisma.employeeIdentity.findMany({ where: { employeeId }, orderBy: { kind: 'asc' } });
  return {
    rows: rows.map(({ id, kind, country, numberEnd }) => ({
      id,
      kind: identityKinds.find((one) => one === kind) ?? 'other',
      country,
      masked: masked(numberEnd),
    })),
  };
});
