export { contractFiles } from './contract-files.ts';
export { changeProbation, openProbation } from './probation.ts';
export { signFirstContract } from './write-contract.ts';
