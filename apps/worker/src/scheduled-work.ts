import type { ScheduleName } from '@wagewright/contracts';
import { enqueueLook } from './approvals/instances/look-after.ts';
import { remindOfCareers } from './careers/reminders/remind.ts';
import { enqueueLookAtPayslips } from './payroll/payslip-deliveries/look-after-payslips.ts';
import { enqueueDuePeriods } from './payroll/periods/enqueue-due-periods.ts';
import { enqueueSweep } from './platform/files/sweep-files.ts';
import type { ScheduledWork } from './platform/schedules/index.ts';
import { enqueueEndedShifts, enqueueLastMonths } from './time/attendance/count-attendance.ts';
import { enqueueSettling } from './time/leave/settle-leave.ts';

/** What is done by the clock, by the names that the slices' schedules.ts in contracts give. */
export const scheduledWork: Readonly<Record<ScheduleName, ScheduledWork>> = {
  'approvals.look-after': enqueueLook,
  'careers.remind': remindOfCareers,
  'payroll.close-periods': enqueueDuePeriods,
  'payroll.look-after-payslips': enqueueLookAtPayslips,
  'platform.sweep-files': enqueueSweep,
  'time.count-attendance': enqueueEndedShifts,
  'time.recount-attendance': enqueueLastMonths,
  'time.settle-leave': enqueueSettling,
};
