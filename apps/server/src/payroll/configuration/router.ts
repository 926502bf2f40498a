// Made by `npm run fix` from the folders beside it.
export { getConfiguration } from './get-configuration.ts';
