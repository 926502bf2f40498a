export { changeSolution } from './change-solution.ts';
export { type CopyReference, Definitions } from './definitions.ts';
export { requireOwnInBatch } from './give-no-more.ts';
export { lockSolution } from './load-for-change.ts';
export { applyPermissionTemplate } from './permission-templates.ts';
export { compileCopy, Programs } from './programs.ts';
export { requireNameable, workingFor } from './solution-users.ts';
export { requireSolution } from './solution-view.ts';
