import type { LocalizedText } from '@wagewright/contracts';
import type { LeaveUnit } from '@wagewright/contracts/time/leave';
import type { PrismaClient, Sql } from '@wagewright/db';
import type { PersonRow } from '../requests/index.ts';
import { openAccount, viewBalance } from './account.ts';
import { typeInclude, typesOf } from './load-type.ts';

export interface PaidBalance {
  readonly type: LocalizedText;
  readonly balance: string;
  readonly unit: LeaveUnit;
}

/** What is left of paid leave at the end of a day, of types that keep a balance and of which something is left. */
export async function paidBalances(
  { prisma, sql }: { readonly prisma: Pick<PrismaClient, 'leaveType'>; readonly sql: Sql },
  person: PersonRow,
  on: string,
): Promise<PaidBalance[]> {
  const where = { AND: [{ paid: true }, typesOf(person.legalEntityId)] };
  const types = await prisma.leaveType.findMany({ where, include: typeInclude, orderBy: { code: 'asc' } });
  const left: PaidBalance[] = [];
  for (const type of types) {
    const { keepsBalance, balance, unit, type: name } = viewBalance(await openAccount(sql, person.id, type), on);
    if (keepsBalance && !/^0(\.0*)?$/.test(balance)) left.push({ type: name, balance, unit });
  }
  return left;
}
