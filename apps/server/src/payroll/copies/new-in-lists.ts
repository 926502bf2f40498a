import type { Program } from '@wagewright/calc-engine';
import type { OutputOf } from '@wagewright/contracts';
import type { getReleaseCheck } from '@wagewright/contracts/payroll/copies';
import type { PrismaClient } from '@wagewright/db';

type NewInLists = OutputOf<typeof getReleaseCheck>['newInLists'];

/** What of the company's lists a definition names that no list has yet: publishing adds it. */
export async function newInLists(
  prisma: Pick<PrismaClient, 'payType' | 'balanceElement'>,
  { definition, balances }: Pick<Program, 'definition' | 'balances'>,
): Promise<NewInLists> {
  const types = await prisma.payType.findMany({ select: { code: true } });
  const elements = await prisma.balanceElement.findMany({ where: { removedAt: null }, select: { code: true } });
  const missing = (
    list: NewInLists[number]['list'],
    named: readonly Omit<NewInLists[number], 'list'>[],
    known: readonly { code: string }[],
  ): NewInLists => named.filter(({ code }) => known.every((one) => one.code !== code)).map(({ code, name }) => ({ list, code, name }));
  return [...missing('pay-type', definition.payTypes ?? [], types), ...missing('balance-element', balances, elements)];
}
