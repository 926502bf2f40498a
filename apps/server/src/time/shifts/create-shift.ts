import { AppError } from '@wagewright/contracts';
import { createShift as contract, shiftMinutes } from '@wagewright/contracts/time/shifts';
import { toJson } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { legalEntitiesWithin } from '../../core/scopes.ts';

export const createShift = implementMutation(contract, async ({ input, tx, reach, audit }) => {
  const { code, name, legalEntityId, flexibleMinutes } = input;
  if (legalEntityId === null && !reach.all) throw new AppError('SHIFT_FOR_ALL', { shift: name });
  if (legalEntityId !== null && (await tx.legalEntity.count({ where: { AND: [{ id: legalEntityId }, legalEntitiesWithin(reach)] } })) === 0)
    throw new AppError('NOT_FOUND', { what: 'legal entity', id: legalEntityId });
  if ((await tx.shift.count({ where: { code } })) > 0) throw new AppError('SHIFT_EXISTS', { code });
  const times = shiftMinutes(input);
  if (typeof times === 'string') throw new Error(`A shift that the contract took has no times: ${times}`);
  const { startMinute, endMinute, breakMinutes, breaks } = times;
  const { id } = await tx.shift.create({
    data: { code, name, legalEntityId, startMinute, endMinute, breakMinutes, breaks: toJson(breaks), flexibleMinutes },
  });
  audit({ entity: 'shift', entityId: id, after: toJson(input) });
  return { id };
});
