// Made by `npm run fix` from the folders beside it.
export { createOneTimePayment } from './create-one-time-payment.ts';
export { deleteOneTimePayment } from './delete-one-time-payment.ts';
export { listOneTimePayments } from './list-one-time-payments.ts';
export { updateOneTimePayment } from './update-one-time-payment.ts';
