export { CopyTable } from './CopyTable.tsx';
export { DifferenceTable } from './DifferenceTable.tsx';
export { TrialFigures } from './TrialFigures.tsx';
export { useEditSolution } from './use-edit-solution.ts';
