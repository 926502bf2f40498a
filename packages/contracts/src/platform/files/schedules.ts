import type { ScheduleDefinitions } from '../../core/schedule-definition.ts';

export const schedules = {
  'platform.sweep-files': {
    cron: '23 * * * *',
    timeZone: 'UTC',
    name: { en: 'Delete files that nobody kept', 'zh-CN': '清理无人保留的文件' },
  },
} as const satisfies ScheduleDefinitions;
