// Made by `npm run fix` from the folders beside it.
export { discardWhatIf } from './discard-what-if.ts';
export { explainChangedCell } from './explain-changed-cell.ts';
export { getWhatIf } from './get-what-if.ts';
export { getWhatIfChoices } from './get-what-if-choices.ts';
export { listAffectedPayees } from './list-affected-payees.ts';
export { listChangedCells } from './list-changed-cells.ts';
export { listChangedInputs } from './list-changed-inputs.ts';
export { listWhatIfs } from './list-what-ifs.ts';
export { replayBatch } from './replay-batch.ts';
export { startWhatIf } from './start-what-if.ts';
