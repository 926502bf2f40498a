/** What can stand against a one-time payment. */
export const oneTimePaymentErrors = [
  'NOT_FOUND',
  'COMPENSATION_ZERO',
  'COMPENSATION_BELOW_MINIMUM',
  'COMPENSATION_ABOVE_MAXIMUM',
  'ONE_TIME_ITEM_RECURRING',
  'ONE_TIME_PAYMENT_TWICE',
  'NOT_EMPLOYED_THEN',
] as const;
