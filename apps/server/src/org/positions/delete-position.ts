import { AppError } from '@wagewright/contracts';
import { deletePosition as contract } from '@wagewright/contracts/org/positions';
import { toJson } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { seenPosition } from './load-position.ts';

export const deletePosition = implementMutation(contract, async (call) => {
  const { input, tx, audit } = call;
  const { id, code, title } = await seenPosition(call, input);
  if ((await tx.assignment.count({ where: { positionId: id } })) > 0) throw new AppError('POSITION_USED', { code });
  await tx.position.delete({ where: { id } });
  audit({ entity: 'position', entityId: id, before: { code, name: toJson(title) }, after: { deleted: true } });
  return { id };
});
