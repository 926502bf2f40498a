import type { ScheduleDefinitions } from '../../core/schedule-definition.ts';

export const schedules = {
  /** Often enough for deadlines in hours. */
  'approvals.look-after': { cron: '*/5 * * * *', timeZone: 'UTC', name: { en: 'Look after approvals', 'zh-CN': '处理审批时限' } },
} as const satisfies ScheduleDefinitions;
