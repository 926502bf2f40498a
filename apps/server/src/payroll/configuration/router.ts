// Made by `npm run fix` from the folders beside it.
export { getBatchScope } from './get-batch-scope.ts';
export { getConfiguration } from './get-configuration.ts';
export { getDynamic } from './get-dynamic.ts';
export { setDynamic } from './set-dynamic.ts';
export { tryScope } from './try-scope.ts';
