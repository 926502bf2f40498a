import { readConfigs, readsOfSql, remind } from '@wagewright/db';
import type { ScheduledWork } from '../../platform/schedules/index.ts';

/** By the clock: reminders of probation, contracts, documents and first days, as many days before as the settings say. */
export const remindOfCareers: ScheduledWork = async ({ sql, now }) => {
  const { 'hr-reminders': days } = await readConfigs(readsOfSql(sql), ['hr-reminders']);
  return { reminders: await remind(sql, days, now) };
};
