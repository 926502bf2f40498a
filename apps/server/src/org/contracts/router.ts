// Made by `npm run fix` from the folders beside it.
export { listContracts } from './list-contracts.ts';
export { removeContract } from './remove-contract.ts';
export { signContract } from './sign-contract.ts';
export { updateContract } from './update-contract.ts';
