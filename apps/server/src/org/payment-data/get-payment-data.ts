import { getPaymentData as contract } from '@wagewright/contracts/org/payment-data';
import { endOf } from '@wagewright/db';
import { isoDay } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { requireWithinReach } from '../employees/index.ts';
import { masked } from './numbers.ts';
import { readSplits } from './split-lines.ts';

export const getPaymentData = implementQuery(contract, async ({ input, reach, actor, deps }) => {
  const { prisma } = deps.db;
  const { employeeId } = input;
  await requireWithinReach({ prisma, reach, actor, now: deps.clock() }, employeeId);
  const asked = { where: { employeeId }, orderBy: { effectiveDate: 'desc' } } as const;
  const accounts = await prisma.employeeBankAccount.findMany(asked);
  const numbers = await prisma.employeeTaxRegistration.findMany(asked);
  const days = ({ effectiveDate, expiryDate }: { effectiveDate: Date; expiryDate: Date | null }) => ({
    from: isoDay(effectiveDate),
    until: expiryDate && isoDay(expiryDate),
  });
  return {
    bankAccounts: accounts.map(({ id, country, bank, holder, routing, accountNumber, accountEnd, ...row }) => ({
      id,
      country,
      bank,
      holder,
      routing,
      ...days(row),
      masked: masked(accountNumber === null ? accountEnd : endOf(accountNumber)),
    })),
    splits: await readSplits(prisma, employeeId, isoDay(deps.clock())),
    taxNumbers: numbers.map(({ id, country, taxNumber, numberEnd, ...row }) => ({
      id,
      country,
      ...days(row),
      masked: masked(taxNumber === null ? numberEnd : endOf(taxNumber)),
    })),
  };
});
