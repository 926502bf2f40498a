// Made by `npm run fix` from the folders beside it.
export { getSolution } from './get-solution.ts';
export { listSolutions } from './list-solutions.ts';
export { saveBatchAsTest } from './save-batch-as-test.ts';
