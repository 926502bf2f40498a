// Made by `npm run fix` from the folders beside it.
export { createSolution } from './create-solution.ts';
export { getSolution } from './get-solution.ts';
export { listPlaces } from './list-places.ts';
export { listSolutions } from './list-solutions.ts';
export { listTemplates } from './list-templates.ts';
export { saveBatchAsTest } from './save-batch-as-test.ts';
export { saveTemplate } from './save-template.ts';
export { searchSolutionUsers } from './search-solution-users.ts';
export { setSolutionUsers } from './set-solution-users.ts';
export { switchSolution } from './switch-solution.ts';
export { updateSolution } from './update-solution.ts';
