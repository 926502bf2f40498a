export * from './contract.ts';
export * from './contract-errors.ts';
export * from './list-contracts.ts';
export * from './remove-contract.ts';
export * from './sign-contract.ts';
export * from './update-contract.ts';
