export { AccessTable } from './AccessTable.tsx';
export { CheckAccess } from './CheckAccess.tsx';
