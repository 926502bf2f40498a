import { AppError } from '@wagewright/contracts';
import { createBalanceElement as contract } from '@wagewright/contracts/payroll/balances';
import { lockLists, registerElements } from '@wagewright/db';
import { implementMutation } from '../../core/implement.ts';
import { calledAlike } from '../pay-types/index.ts';

export const createBalanceElement = implementMutation(contract, async ({ input, tx, sql, audit }) => {
  const { code, name } = input;
  await lockLists(sql);
  const alike = await tx.balanceElement.findMany({ where: { removedAt: null, OR: [{ code }, calledAlike(name)] } });
  if (alike.some((element) => element.code === code)) throw new AppError('BALANCE_ELEMENT_EXISTS', { code });
  const [other] = alike;
  if (other) throw new AppError('BALANCE_ELEMENT_NAME_TAKEN', { code: other.code });
  await registerElements(sql, [input]);
  const { id, serialNumber } = await tx.balanceElement.findUniqueOrThrow({ where: { code } });
  audit({ entity: 'balance-element', entityId: id, after: { ...input, serialNumber } });
  return { code, serialNumber };
});
