export { CopyTable } from './CopyTable.tsx';
export { useEditSolution } from './use-edit-solution.ts';
