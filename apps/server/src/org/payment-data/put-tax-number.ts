import { putTaxNumber as contract } from '@wagewright/contracts/org/payment-data';
import { datedTables, endBeforeNext, putPortion } from '@wagewright/db';
import { implementMutation } from '../../core/implement.ts';
import { changeEmployee, employeeForChange } from '../employees/index.ts';
import { bytesText, masked, sealed } from './numbers.ts';

export const putTaxNumber = implementMutation(contract, async (call) => {
  const { input, sql } = call;
  const { employeeId, version, from, country, reason } = input;
  const employee = await employeeForChange(call, { id: employeeId, version });
  const table = datedTables.taxRegistration;
  const owner = { employee_id: employeeId };
  const until = await endBeforeNext(sql, table, owner, from);
  const number = sealed(call, 'employee_tax_registration.number', input.number);
  await putPortion(
    sql,
    table,
    owner,
    { from, until },
    {
      country,
      tax_number: null,
      sealed_as: number.sealedAs,
      number: bytesText(number.sealed),
      number_index: bytesText(number.index),
      number_end: number.end,
    },
  );
  const after = { taxNumber: { from, until, country, number: masked(number.end) }, reason };
  return { version: await changeEmployee(call, employee, {}, { before: {}, after }) };
});
