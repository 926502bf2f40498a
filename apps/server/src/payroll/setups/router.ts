// Made by `npm run fix` from the folders beside it.
export { beginSetup } from './begin-setup.ts';
export { completeSetupStep } from './complete-setup-step.ts';
export { getSetup } from './get-setup.ts';
export { leaveSetup } from './leave-setup.ts';
export { listPayGaps } from './list-pay-gaps.ts';
export { listSetups } from './list-setups.ts';
export { undoSetupStep } from './undo-setup-step.ts';
