import { AppError } from '@wagewright/contracts';
import { createPayType as contract } from '@wagewright/contracts/payroll/pay-types';
import { lockLists } from '@wagewright/db';
import { implementMutation } from '../../core/implement.ts';
import { calledAlike } from './list-names.ts';

export const createPayType = implementMutation(contract, async ({ input, tx, sql, audit }) => {
  const { code, name } = input;
  await lockLists(sql);
  if ((await tx.payType.count({ where: { code } })) > 0) throw new AppError('PAY_TYPE_EXISTS', { code });
  const alike = await tx.payType.findFirst({ where: calledAlike(name) });
  if (alike) throw new AppError('PAY_TYPE_NAME_TAKEN', { code: alike.code });
  const { id } = await tx.payType.create({ data: input });
  audit({ entity: 'pay-type', entityId: id, after: input });
  return { code };
});
