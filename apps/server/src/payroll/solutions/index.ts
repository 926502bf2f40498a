export { Definitions } from './definitions.ts';
export { compileCopy, Programs } from './programs.ts';
export { requireSolution } from './solution-view.ts';
