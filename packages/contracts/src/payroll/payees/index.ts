export * from './change-payee-input.ts';
export * from './get-payee.ts';
export * from './get-payee-tables.ts';
export * from './try-payee-input.ts';
