import { AppError } from '@wagewright/contracts';
import { deletePayType as contract } from '@wagewright/contracts/payroll/pay-types';
import { toJson } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { seenPayType } from './load-pay-type.ts';
import { presentCopies, usersOf } from './uses.ts';

export const deletePayType = implementMutation(contract, async (call) => {
  const { input, tx, sql, reach, audit } = call;
  const { id, code, name, type } = await seenPayType(call, input);
  const solutions = await usersOf(tx, sql, reach, { list: 'payTypes', code, statuses: presentCopies });
  if (solutions) throw new AppError('PAY_TYPE_USED', { code, solutions });
  await tx.payType.delete({ where: { id } });
  audit({ entity: 'pay-type', entityId: id, before: { code, name: toJson(name), type }, after: { deleted: true } });
  return { code };
});
