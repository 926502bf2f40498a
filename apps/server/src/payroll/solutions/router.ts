// Made by `npm run fix` from the folders beside it.
export { createSolution } from './create-solution.ts';
export { deletePermissionTemplate } from './delete-permission-template.ts';
export { getSolution } from './get-solution.ts';
export { listPermissionTemplates } from './list-permission-templates.ts';
export { listPlaces } from './list-places.ts';
export { listSolutions } from './list-solutions.ts';
export { listTemplates } from './list-templates.ts';
export { saveBatchAsTest } from './save-batch-as-test.ts';
export { savePermissionTemplate } from './save-permission-template.ts';
export { saveTemplate } from './save-template.ts';
export { searchSolutionUsers } from './search-solution-users.ts';
export { setSolutionRoles } from './set-solution-roles.ts';
export { setSolutionUsers } from './set-solution-users.ts';
export { switchSolution } from './switch-solution.ts';
export { updateSolution } from './update-solution.ts';
