import { AppError } from '@wagewright/contracts';
import { updateShift as contract } from '@wagewright/contracts/time/shifts';
import { toJson } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { seenShift } from './load-shift.ts';

export const updateShift = implementMutation(contract, async (call) => {
  const { input, tx, audit } = call;
  const before = await seenShift(call, input);
  const { id, code } = before;
  const { name = before.name, isActive = before.isActive } = input;
  const after = { name: toJson(name), isActive, version: before.version + 1 };
  const { count } = await tx.shift.updateMany({ where: { id, version: before.version }, data: after });
  if (count === 0) throw new AppError('STALE_VERSION', { what: 'Shift', id: code });
  audit({
    entity: 'shift',
    entityId: id,
    before: { name: toJson(before.name), isActive: before.isActive, version: before.version },
    after,
  });
  return { version: after.version };
});
