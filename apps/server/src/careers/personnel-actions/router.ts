// Made by `npm run fix` from the folders beside it.
export { getActionForm } from './get-action-form.ts';
export { getFinalPay } from './get-final-pay.ts';
export { getMyCareer } from './get-my-career.ts';
export { getPersonnelAction } from './get-personnel-action.ts';
export { listPersonnelActions } from './list-personnel-actions.ts';
export { submitHire } from './submit-hire.ts';
export { submitMyResignation } from './submit-my-resignation.ts';
export { submitPersonnelAction } from './submit-personnel-action.ts';
export { takeBackMyResignation } from './take-back-my-resignation.ts';
export { takeBackPersonnelAction } from './take-back-personnel-action.ts';
