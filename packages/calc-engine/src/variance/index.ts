export { type ChangeStep, changeSteps } from './change-steps.ts';
export { changedParts, type TwoInputs } from './mix-input.ts';
export { type Chain, takeApart } from './take-apart.ts';
export { hasOtherVersions, type Walk, type WalkedItem, type WalkedValues, walkChanges } from './walk-changes.ts';
