export { ContractFields, type ContractValues, contractFaults, contractInput, contractRules, noContract } from './ContractFields.tsx';
export { FirstContract, firstContractInput, firstContractRules, noFirstContract } from './FirstContract.tsx';
