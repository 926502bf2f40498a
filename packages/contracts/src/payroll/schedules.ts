// Made by `npm run fix` from the folders beside it.
import { schedules as payslipDeliveries } from './payslip-deliveries/schedules.ts';
import { schedules as periods } from './periods/schedules.ts';

export const schedules = { ...payslipDeliveries, ...periods };
