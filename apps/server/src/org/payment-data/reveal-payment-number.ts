import { AppError } from '@wagewright/contracts';
import { revealPaymentNumber as contract } from '@wagewright/contracts/org/payment-data';
import { implementMutation } from '../../core/implement.ts';
import { requireWithinReach } from '../employees/index.ts';

export const revealPaymentNumber = implementMutation(contract, async ({ input, tx, reach, actor, deps, audit }) => {
  const { employeeId, kind, id } = input;
  await requireWithinReach({ prisma: tx, reach, actor, now: deps.clock() }, employeeId);
  const where = { id, employeeId };
  const account = kind === 'bank-account' ? await tx.employeeBankAccount.findFirst({ where }) : null;
  const tax = kind === 'tax-number' ? await tx.employeeTaxRegistration.findFirst({ where }) : null;
  const opened =
    account?.account != null
      ? deps.secrets.open('employee_bank_account.account', account.sealedAs, account.account)
      : tax?.number != null
        ? deps.secrets.open('employee_tax_registration.number', tax.sealedAs, tax.number)
        : (account?.accountNumber ?? tax?.taxNumber);
  if (opened == null) throw new AppError('NOT_FOUND', { what: kind === 'bank-account' ? 'bank account' : 'tax number', id });
  audit({ entity: 'number-look', entityId: employeeId, after: { kind, id, employeeId } });
  return { number: opened };
});
