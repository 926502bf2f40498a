import type { ScheduleDefinitions } from '../../core/schedule-definition.ts';

export const schedules = {
  /** Every hour, since it is morning somewhere: what is due is counted by the day where people work. */
  'careers.remind': {
    cron: '20 * * * *',
    timeZone: 'UTC',
    name: { en: 'Remind of probation, contracts, documents and first days', 'zh-CN': '试用期、合同、文件资料和入职提醒' },
  },
} as const satisfies ScheduleDefinitions;
