import type { ScheduleDefinitions } from '../../core/schedule-definition.ts';

export const schedules = {
  /** Every hour, since it is night somewhere: what the day brings is written soon after it begins. */
  'time.settle-leave': { cron: '10 * * * *', timeZone: 'UTC', name: { en: 'Write the ledgers of leave', 'zh-CN': '更新假期台账' } },
} as const satisfies ScheduleDefinitions;
