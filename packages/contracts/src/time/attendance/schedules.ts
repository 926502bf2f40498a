import type { ScheduleDefinitions } from '../../core/schedule-definition.ts';

export const schedules = {
  /** Every hour, since a shift ends somewhere: the days that are over by then. */
  'time.count-attendance': { cron: '25 * * * *', timeZone: 'UTC', name: { en: 'Count attendance', 'zh-CN': '计算考勤' } },
  /** Every night the last two months: what has come late of departments, people and leave is seen, whoever brought it. */
  'time.recount-attendance': {
    cron: '40 3 * * *',
    timeZone: 'UTC',
    name: { en: 'Count the attendance of two months anew', 'zh-CN': '重新计算两个月考勤' },
  },
} as const satisfies ScheduleDefinitions;
