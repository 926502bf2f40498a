import { deleteOneTimePayment as contract } from '@wagewright/contracts/org/one-time-payments';
import { toJson } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { paymentAs, seenPayment } from './load-payment.ts';

export const deleteOneTimePayment = implementMutation(contract, async (call) => {
  const { tx, input, audit } = call;
  const { employee, payment } = await seenPayment(call, contract, input);
  await tx.oneTimePayment.delete({ where: { id: payment.id } });
  audit({
    entity: 'one-time-payment',
    entityId: employee.id,
    before: toJson(paymentAs(payment)),
    after: { id: payment.id, deleted: true },
  });
  return { id: payment.id };
});
