import type { ProcedureContract } from '@wagewright/contracts';
import type { BankAccount, SplitLine, SplitPortion } from '@wagewright/contracts/org/payment-data';
import type { Prisma, PrismaClient } from '@wagewright/db';
import { isoDay } from '@wagewright/db/columns';
import type { ChangeCall } from '../../core/implement.ts';
import { bytesText, masked, sealed } from './numbers.ts';

/** A line of a split whose account is known. */
export interface GivenLine {
  readonly account: BankAccount;
  readonly portion: SplitPortion;
}

/** A line of a split as it is written, its number sealed. */
export function sealedLine(
  call: Pick<ChangeCall<ProcedureContract<'mutation'>>, 'deps'>,
  position: number,
  { account: { country, bank, holder, routing, account }, portion }: GivenLine,
) {
  const number = sealed(call, 'employee_bank_split.account', account);
  return {
    position,
    country,
    bank,
    holder,
    routing,
    sealed_as: number.sealedAs,
    account: bytesText(number.sealed),
    account_index: bytesText(number.index),
    account_end: number.end,
    amount: portion.kind === 'amount' ? portion.amount : null,
    currency: portion.kind === 'amount' ? portion.currency : null,
    percentage: portion.kind === 'percentage' ? portion.percentage : null,
  };
}

/** As the audit tells it: never the number. */
export const recordedAs = ({
  position,
  country,
  bank,
  holder,
  account_end: end,
  amount,
  currency,
  percentage,
}: ReturnType<typeof sealedLine>) => ({
  position,
  country,
  bank,
  holder,
  number: masked(end),
  ...(percentage === null ? { amount, currency } : { percentage }),
});

const portionOf = ({ amount, currency, percentage }: Prisma.EmployeeBankSplitModel): SplitPortion =>
  amount !== null && currency !== null
    ? { kind: 'amount', amount: amount.toFixed(), currency }
    : { kind: 'percentage', percentage: percentage?.toFixed() ?? '0' };

const lineOf = (row: Prisma.EmployeeBankSplitModel): SplitLine => {
  const { id, position, country, bank, holder, routing, accountEnd } = row;
  return { id, position, country, bank, holder, routing, masked: masked(accountEnd), portion: portionOf(row) };
};

/** How somebody's pay is split from today on, in the order of days and lines: rows of one first day are one split. */
export async function readSplits(prisma: PrismaClient, employeeId: number, today: string) {
  const rows = await prisma.employeeBankSplit.findMany({
    where: { employeeId, OR: [{ expiryDate: null }, { expiryDate: { gte: new Date(today) } }] },
    orderBy: [{ effectiveDate: 'asc' }, { position: 'asc' }],
  });
  const groups = Map.groupBy(rows, ({ effectiveDate }) => isoDay(effectiveDate));
  return [...groups].map(([from, own]) => ({ from, until: own[0]?.expiryDate ? isoDay(own[0].expiryDate) : null, lines: own.map(lineOf) }));
}
