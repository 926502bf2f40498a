import { updateOneTimePayment as contract } from '@wagewright/contracts/org/one-time-payments';
import { toJson } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { paymentAs, paymentColumns, seenPayment } from './load-payment.ts';

export const updateOneTimePayment = implementMutation(contract, async (call) => {
  const { tx, input, audit } = call;
  const { employeeId: _whose, id, version: _seen, ...content } = input;
  const { employee, payment } = await seenPayment(call, contract, input);
  const version = payment.version + 1;
  const columns = await paymentColumns(call, employee, content, id);
  await tx.oneTimePayment.update({ where: { id, version: payment.version }, data: { ...columns, version } });
  const after = toJson({ id, ...content, version });
  audit({ entity: 'one-time-payment', entityId: employee.id, before: toJson(paymentAs(payment)), after });
  return { version };
});
