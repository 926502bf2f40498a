import { AppError } from '@wagewright/contracts';
import { updatePayType as contract } from '@wagewright/contracts/payroll/pay-types';
import { toJson } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { calledAlike } from './list-names.ts';
import { seenPayType } from './load-pay-type.ts';

export const updatePayType = implementMutation(contract, async (call) => {
  const { input, tx, audit } = call;
  const { id, name: before, type: typeBefore, version: seen } = await seenPayType(call, input);
  const { name, type } = input;
  const alike = name && (await tx.payType.findFirst({ where: { AND: [{ id: { not: id } }, calledAlike(name)] } }));
  if (alike) throw new AppError('PAY_TYPE_NAME_TAKEN', { code: alike.code });
  const given = { ...(name ? { name: toJson(name) } : {}), ...(type ? { type } : {}), version: seen + 1 };
  await tx.payType.update({ where: { id, version: seen }, data: given });
  audit({ entity: 'pay-type', entityId: id, before: { name: toJson(before), type: typeBefore, version: seen }, after: given });
  return { version: given.version };
});
