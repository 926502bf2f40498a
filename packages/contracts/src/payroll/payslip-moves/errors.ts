import type { ErrorDefinitions } from '../../core/error-definition.ts';

export const errors = {
  PAYSLIP_MOVE_EMPTY: {
    status: 409,
    en: 'No payslip fits what was asked for, so there is nothing to change.',
    'zh-CN': '没有符合条件的工资单，无需更改。',
  },
  PAYSLIP_MOVE_TOO_LARGE: {
    status: 422,
    en: 'More than {max} payslips were asked for, which is the most at once. Ask for a part of them: by period, solution or batch.',
    'zh-CN': '所选工资单超过 {max} 份，这是一次的上限。请按期间、方案或批次分次操作。',
  },
  PAYSLIP_MOVE_GAVE_UP: {
    status: 500,
    en: 'Changing the payslips was given up: {count} workers ended while they were at it, the last time because: {reason}. Those that were changed by then stay so; ask again for the others. If it fails again, look into the log of the workers.',
    'zh-CN':
      '工资单操作已放弃：{count} 次执行均中断，最后一次原因：{reason}。已更改的工资单保持更改，请对其余工资单重试；若仍失败，请查看后台任务日志。',
  },
} as const satisfies ErrorDefinitions;
