export { contractFiles } from './contract-files.ts';
export { changeProbation, openProbation } from './probation.ts';
export { takeContractBack } from './take-contract-back.ts';
export { signFirstContract, writeContract } from './write-contract.ts';
