// Made by `npm run fix` from the folders beside it.
export { cancelMyOvertime } from './cancel-my-overtime.ts';
export { cancelOvertime } from './cancel-overtime.ts';
export { confirmOvertime } from './confirm-overtime.ts';
export { exportOvertimeHours } from './export-overtime-hours.ts';
export { getOvertimeRequest } from './get-overtime-request.ts';
export { listMyOvertime } from './list-my-overtime.ts';
export { listOvertimeHours } from './list-overtime-hours.ts';
export { listOvertimeRequests } from './list-overtime-requests.ts';
export { previewMyOvertime } from './preview-my-overtime.ts';
export { previewOvertime } from './preview-overtime.ts';
export { submitMyOvertime } from './submit-my-overtime.ts';
export { submitOvertime } from './submit-overtime.ts';
