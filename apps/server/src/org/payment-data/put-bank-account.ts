import { AppError } from '@wagewright/contracts';
import { accountFault, putBankAccount as contract, isSameAccount } from '@wagewright/contracts/org/payment-data';
import { datedTables, endBeforeNext, putPortion } from '@wagewright/db';
import { implementMutation } from '../../core/implement.ts';
import { changeEmployee, employeeForChange, nameOf } from '../employees/index.ts';
import { linesWithin } from './load-split.ts';
import { bytesText, masked, sealed } from './numbers.ts';

export const putBankAccount = implementMutation(contract, async (call) => {
  const { input, sql } = call;
  const { employeeId, version, from, country, bank, holder, routing, account, reason } = input;
  const fault = accountFault(input);
  if (fault) throw new AppError('NUMBER_MISTYPED', { what: fault === 'routing' ? 'routing number' : 'account number' });
  const employee = await employeeForChange(call, { id: employeeId, version });
  const table = datedTables.bankAccount;
  const owner = { employee_id: employeeId };
  const until = await endBeforeNext(sql, table, owner, from);
  const line = (await linesWithin(call, employeeId, { from, until })).find((one) => isSameAccount(one, input));
  if (line) throw new AppError('SPLIT_ACCOUNT_IS_MAIN', { employee: nameOf(employee), from, position: line.position });
  const number = sealed(call, 'employee_bank_account.account', account);
  await putPortion(
    sql,
    table,
    owner,
    { from, until },
    {
      country,
      bank,
      holder,
      routing,
      account_number: null,
      sealed_as: number.sealedAs,
      account: bytesText(number.sealed),
      account_index: bytesText(number.index),
      account_end: number.end,
    },
  );
  const after = { bankAccount: { from, until, country, bank, holder, number: masked(number.end) }, reason };
  return { version: await changeEmployee(call, employee, {}, { before: {}, after }) };
});
