export { CorrectionTable } from './CorrectionTable.tsx';
