export { Programs } from './programs.ts';
export { requireSolution } from './solution-view.ts';
