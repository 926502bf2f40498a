export { ContractFields, type ContractValues, contractFaults, contractInput, contractRules, noContract } from './ContractFields.tsx';
export { FirstContract, type FirstContractValues, firstContractInput, firstContractRules, noFirstContract } from './FirstContract.tsx';
