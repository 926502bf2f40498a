import type { ScheduleDefinitions } from '../../core/schedule-definition.ts';

export const schedules = {
  /** Every hour, because the day ends at another hour in each legal entity's time zone. */
  'payroll.close-periods': { cron: '5 * * * *', timeZone: 'UTC', name: { en: 'Close periods', 'zh-CN': '自动关闭期间' } },
} as const satisfies ScheduleDefinitions;
