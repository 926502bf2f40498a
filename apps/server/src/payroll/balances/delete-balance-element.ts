import { AppError, type LocalizedText } from '@wagewright/contracts';
import { deleteBalanceElement as contract } from '@wagewright/contracts/payroll/balances';
import { hasAmounts, type Prisma } from '@wagewright/db';
import { type ChangeCall, implementMutation } from '../../core/implement.ts';
import { lastingCopies, usersOf } from '../pay-types/index.ts';
import { seenElement } from './load-balance-element.ts';

/** Why an element stays; null: it may go. */
async function reasonToStay(
  { tx, sql, reach }: Pick<ChangeCall<typeof contract>, 'tx' | 'sql' | 'reach'>,
  { code, builtIn, serialNumber }: Prisma.BalanceElementModel,
): Promise<LocalizedText | null> {
  if (builtIn) return { en: 'it came with the product', 'zh-CN': '它是系统内置项' };
  const users = await usersOf(tx, sql, reach, { list: 'balances', code, statuses: lastingCopies });
  if (users) return { en: `it is used by ${users.en}`, 'zh-CN': `${users['zh-CN']} 正在使用` };
  return (await hasAmounts(sql, serialNumber)) ? { en: 'the ledger holds amounts of it', 'zh-CN': '台账中已有其金额' } : null;
}

export const deleteBalanceElement = implementMutation(contract, async (call) => {
  const { input, tx, deps, audit } = call;
  const element = await seenElement(call, input);
  const { id, code, serialNumber, version } = element;
  const reason = await reasonToStay(call, element);
  if (reason) throw new AppError('BALANCE_ELEMENT_USED', { code, reason });
  await tx.balanceElement.update({ where: { id, version }, data: { removedAt: deps.clock(), version: version + 1 } });
  audit({ entity: 'balance-element', entityId: id, before: { code, serialNumber }, after: { deleted: true } });
  return { code };
});
