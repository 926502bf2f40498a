export { contractFaults } from './ContractFields.tsx';
export { FirstContract, firstContractInput, firstContractRules, noFirstContract } from './FirstContract.tsx';
