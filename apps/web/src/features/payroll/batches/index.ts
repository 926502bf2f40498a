/** What other slices may use of this one. */
export { BatchStatusBadge } from './BatchStatusBadge.tsx';
export { NamedPeople } from './NamedPeople.tsx';
export { SolutionBatches } from './SolutionBatches.tsx';
