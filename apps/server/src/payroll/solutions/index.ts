export { changeSolution } from './change-solution.ts';
export { Definitions } from './definitions.ts';
export { lockSolution } from './load-for-change.ts';
export { compileCopy, Programs } from './programs.ts';
export { requireSolution } from './solution-view.ts';
