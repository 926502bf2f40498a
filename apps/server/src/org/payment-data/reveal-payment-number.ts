import { AppError } from '@wagewright/contracts';
import { revealPaymentNumber as contract } from '@wagewright/contracts/org/payment-data';
import { implementMutation } from '../../core/implement.ts';
import { requireWithinReach } from '../employees/index.ts';
import { furtherNumber, mainNumber, taxNumber } from './numbers.ts';

export const revealPaymentNumber = implementMutation(contract, async ({ input, tx, reach, actor, deps, audit }) => {
  const { employeeId, kind, id } = input;
  await requireWithinReach({ prisma: tx, reach, actor, now: deps.clock() }, employeeId);
  const where = { id, employeeId };
  const account = kind === 'bank-account' ? await tx.employeeBankAccount.findFirst({ where }) : null;
  const further = kind === 'split-account' ? await tx.employeeBankSplit.findFirst({ where }) : null;
  const tax = kind === 'tax-number' ? await tx.employeeTaxRegistration.findFirst({ where }) : null;
  const number =
    (account && mainNumber(deps.secrets, account)) ??
    (further && furtherNumber(deps.secrets, further)) ??
    (tax && taxNumber(deps.secrets, tax));
  if (number == null) throw new AppError('NOT_FOUND', { what: kind === 'tax-number' ? 'tax number' : 'bank account', id });
  audit({ entity: 'number-look', entityId: employeeId, after: { kind, id, employeeId } });
  return { number };
});
