import { AppError, type ProcedureContract } from '@wagewright/contracts';
import type { BankAccount, GivenSplitLine } from '@wagewright/contracts/org/payment-data';
import { dayAfter } from '@wagewright/db';
import { effectiveOn, isoDay } from '@wagewright/db/columns';
import type { ChangeCall } from '../../core/implement.ts';
import { furtherNumber, mainNumber } from './numbers.ts';

type Changing = Pick<ChangeCall<ProcedureContract<'mutation'>>, 'tx' | 'deps'>;

/** Somebody’s main account on a day; undefined where there is none. */
export async function mainAccountOn({ tx, deps }: Changing, employeeId: number, from: string) {
  const main = await tx.employeeBankAccount.findFirst({ where: { employeeId, ...effectiveOn(new Date(from)) } });
  return main && { country: main.country, routing: main.routing, account: mainNumber(deps.secrets, main) ?? '' };
}

/** An account as it is given, or as it is kept. @throws AppError NOT_FOUND */
export async function accountOf({ tx, deps }: Changing, employeeId: number, account: GivenSplitLine['account']): Promise<BankAccount> {
  if (!('keeps' in account)) return account;
  const row = await tx.employeeBankSplit.findFirst({ where: { id: account.keeps, employeeId } });
  if (!row) throw new AppError('NOT_FOUND', { what: 'bank account', id: account.keeps });
  const { country, bank, holder, routing } = row;
  return { country, bank, holder, routing, account: furtherNumber(deps.secrets, row) };
}

/** Lines of somebody's splits that hold on days of a main account, with their accounts. */
export async function linesWithin({ tx, deps }: Changing, employeeId: number, { from, until }: { from: string; until: string | null }) {
  const rows = await tx.employeeBankSplit.findMany({
    where: {
      employeeId,
      OR: [{ expiryDate: null }, { expiryDate: { gte: new Date(from) } }],
      ...(until === null ? {} : { effectiveDate: { lte: new Date(until) } }),
    },
    orderBy: [{ effectiveDate: 'asc' }, { position: 'asc' }],
  });
  return rows.map((row) => ({ ...row, account: furtherNumber(deps.secrets, row) }));
}

/** The last day of a split that begins on a day: the day before the next change that is planned, be it another split or the end of this one; null: none is. */
export async function endOfSplit({ tx }: Pick<Changing, 'tx'>, employeeId: number, from: string): Promise<string | null> {
  const day = new Date(from);
  const { _min: next } = await tx.employeeBankSplit.aggregate({
    where: { employeeId, effectiveDate: { gt: day } },
    _min: { effectiveDate: true },
  });
  const { _min: last } = await tx.employeeBankSplit.aggregate({
    where: { employeeId, expiryDate: { gte: day } },
    _min: { expiryDate: true },
  });
  const ends = [next.effectiveDate && dayAfter(isoDay(next.effectiveDate), -1), last.expiryDate && isoDay(last.expiryDate)];
  return ends.filter((end) => end !== null).toSorted()[0] ?? null;
}
