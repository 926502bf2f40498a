import { AppError } from '@wagewright/contracts';
import { renameBalanceElement as contract } from '@wagewright/contracts/payroll/balances';
import { toJson } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { calledAlike } from '../pay-types/index.ts';
import { seenElement } from './load-balance-element.ts';

export const renameBalanceElement = implementMutation(contract, async (call) => {
  const { input, tx, audit } = call;
  const { id, name: before, version: seen } = await seenElement(call, input);
  const { name } = input;
  const alike = await tx.balanceElement.findFirst({ where: { AND: [{ id: { not: id }, removedAt: null }, calledAlike(name)] } });
  if (alike) throw new AppError('BALANCE_ELEMENT_NAME_TAKEN', { code: alike.code });
  const version = seen + 1;
  await tx.balanceElement.update({ where: { id, version: seen }, data: { name, version } });
  audit({ entity: 'balance-element', entityId: id, before: { name: toJson(before), version: seen }, after: { name, version } });
  return { version };
});
