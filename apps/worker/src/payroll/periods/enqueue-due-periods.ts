import { listPeriodsToClose } from '@wagewright/db';
import type { ScheduledWork } from '../../platform/schedules/index.ts';

/** Periods whose day to be closed by itself has come, each in a job of its own: one that cannot be closed stands in nobody's way. */
export const enqueueDuePeriods: ScheduledWork = async ({ sql, now, enqueue }) => {
  const due = await listPeriodsToClose(sql, now);
  await enqueue(
    'payroll.close-period',
    due.map((periodId) => ({ periodId })),
  );
  return { due: due.length };
};
