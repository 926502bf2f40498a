// Made by `npm run fix` from the folders beside it.
export { getMyChange } from './get-my-change.ts';
