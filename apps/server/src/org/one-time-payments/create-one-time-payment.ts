import { createOneTimePayment as contract } from '@wagewright/contracts/org/one-time-payments';
import { implementMutation } from '../../core/implement.ts';
import { employeeForPay } from '../compensation/index.ts';
import { paymentColumns } from './load-payment.ts';

export const createOneTimePayment = implementMutation(contract, async (call) => {
  const { tx, input, audit } = call;
  const { employeeId: named, ...content } = input;
  const employee = await employeeForPay(call, contract, named);
  const columns = await paymentColumns(call, employee, content, null);
  const { id } = await tx.oneTimePayment.create({ data: { employeeId: employee.id, ...columns } });
  audit({ entity: 'one-time-payment', entityId: employee.id, after: { id, ...content } });
  return { id };
});
