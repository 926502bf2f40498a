import type { ScheduleDefinitions } from '../../core/schedule-definition.ts';

export const schedules = {
  /** Every hour, because the day begins at another hour in each legal entity's time zone. */
  'payroll.look-after-payslips': {
    cron: '10 * * * *',
    timeZone: 'UTC',
    name: { en: 'Show payslips and ask for their check', 'zh-CN': '展示工资单并提醒核对' },
  },
} as const satisfies ScheduleDefinitions;
