import type { ErrorDefinitions } from '../../core/error-definition.ts';

export const errors = {
  PAYSLIP_ARCHIVE_EMPTY: {
    status: 409,
    en: 'There are no payslips to put into a file: none has been generated, or none fits what was asked for.',
    'zh-CN': '没有可打包的工资单：尚未生成，或没有符合条件的工资单。',
  },
  PAYSLIP_ARCHIVE_TOO_LARGE: {
    status: 422,
    en: 'More than {max} payslips were asked for, which is the most at once. Ask for a part of them: by period, solution or batch.',
    'zh-CN': '所选工资单超过 {max} 份，这是一次的上限。请按期间、方案或批次分次下载。',
  },
  PAYSLIP_ARCHIVE_GAVE_UP: {
    status: 500,
    en: 'The payslips were given up: {count} workers ended while they wrote them, the last time because: {reason}. Ask for them again; if it fails again, look into the log of the workers.',
    'zh-CN': '工资单打包已放弃：{count} 次执行均中断，最后一次原因：{reason}。请重新下载；若仍失败，请查看后台任务日志。',
  },
} as const satisfies ErrorDefinitions;
