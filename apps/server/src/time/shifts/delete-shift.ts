import { AppError } from '@wagewright/contracts';
import { deleteShift as contract } from '@wagewright/contracts/time/shifts';
import { toJson } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { nameOfShift, seenShift } from './load-shift.ts';

export const deleteShift = implementMutation(contract, async (call) => {
  const { input, tx, audit } = call;
  const shift = await seenShift(call, input);
  const { id, code, name } = shift;
  const isUsed =
    (await tx.attendanceRecord.count({ where: { shiftId: id } })) > 0 || (await tx.rosterDay.count({ where: { shiftId: id } })) > 0;
  if (isUsed) throw new AppError('SHIFT_USED', { shift: nameOfShift(shift) });
  await tx.shift.delete({ where: { id } });
  audit({ entity: 'shift', entityId: id, before: { code, name: toJson(name) }, after: { deleted: true } });
  return { id };
});
