export * from './create-one-time-payment.ts';
export * from './delete-one-time-payment.ts';
export * from './list-one-time-payments.ts';
export * from './one-time-payment.ts';
export * from './update-one-time-payment.ts';
