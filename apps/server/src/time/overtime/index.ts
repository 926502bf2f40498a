export { overtimeApproval } from './overtime-approval.ts';
