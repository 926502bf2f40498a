// Made by `npm run fix` from the folders beside it.
export { changePayeeInput } from './change-payee-input.ts';
export { getPayee } from './get-payee.ts';
export { getPayeeTables } from './get-payee-tables.ts';
export { tryPayeeInput } from './try-payee-input.ts';
