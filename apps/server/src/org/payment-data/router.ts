// Made by `npm run fix` from the folders beside it.
export { findByAccount } from './find-by-account.ts';
export { findByIdentity } from './find-by-identity.ts';
export { getIdentities } from './get-identities.ts';
export { getPaymentData } from './get-payment-data.ts';
export { putBankAccount } from './put-bank-account.ts';
export { putBankSplit } from './put-bank-split.ts';
export { putIdentity } from './put-identity.ts';
export { putTaxNumber } from './put-tax-number.ts';
export { revealIdentity } from './reveal-identity.ts';
export { revealPaymentNumber } from './reveal-payment-number.ts';
