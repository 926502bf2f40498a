import { AppError } from '@wagewright/contracts';
import { createLeaveType as contract } from '@wagewright/contracts/time/leave';
import { toJson } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { legalEntitiesWithin } from '../../core/scopes.ts';

export const createLeaveType = implementMutation(contract, async ({ input, tx, reach, audit }) => {
  const { from, rule, ...type } = input;
  const { legalEntityId, code, name } = type;
  if (legalEntityId === null && !reach.all) throw new AppError('LEAVE_TYPE_FOR_ALL', { type: name });
  if (legalEntityId !== null && (await tx.legalEntity.count({ where: { AND: [{ id: legalEntityId }, legalEntitiesWithin(reach)] } })) === 0)
    throw new AppError('NOT_FOUND', { what: 'legal entity', id: legalEntityId });
  if ((await tx.leaveType.count({ where: { code } })) > 0) throw new AppError('LEAVE_TYPE_EXISTS', { code });
  const rules = { create: { fromDate: new Date(from), content: toJson(rule) } };
  const { id } = await tx.leaveType.create({ data: { ...type, rules } });
  audit({ entity: 'leave-type', entityId: id, after: toJson(input) });
  return { id };
});
