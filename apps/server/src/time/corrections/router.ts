// Made by `npm run fix` from the folders beside it.
export { cancelCorrection } from './cancel-correction.ts';
export { cancelMyCorrection } from './cancel-my-correction.ts';
export { getCorrection } from './get-correction.ts';
export { listCorrections } from './list-corrections.ts';
export { listMyCorrections } from './list-my-corrections.ts';
export { submitMyCorrection } from './submit-my-correction.ts';
