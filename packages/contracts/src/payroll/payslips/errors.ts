import type { ErrorDefinitions } from '../../core/error-definition.ts';

export const errors = {
  PAYSLIP_SETTING_MISSING: {
    status: 409,
    en: '{solution} has no active payslip setting. Activate one first.',
    'zh-CN': '{solution} 没有启用的工资单设置，请先启用。',
  },
  PAYSLIPS_NOT_GENERATED: {
    status: 409,
    en: 'Generate the payslips of batch {id} before you publish them.',
    'zh-CN': '请先生成批次 {id} 的工资单再发布。',
  },
  PAYSLIPS_SEEN: {
    status: 409,
    en: '{count} payslips have been seen already and cannot be withdrawn. Correct them by an off-cycle batch.',
    'zh-CN': '已有 {count} 份工资单被查看，无法撤回，请用非周期批次更正。',
  },
  PAYSLIPS_NOBODY: {
    status: 409,
    en: 'There is nobody to make a payslip for: no figure was found for anyone in this round. Check the setting’s solutions, its items and the day.',
    'zh-CN': '没有可生成工资单的人员：本轮未找到任何人的数据。请检查设置所适用的方案、项目和日期。',
  },
  PAYSLIP_AMOUNT_UNEVEN: {
    status: 409,
    en: 'Earnings or deductions of {count} people have more decimals than {currency} has. Round them to whole minor units first.',
    'zh-CN': '{count} 人的收入或扣款小数位数超过 {currency} 的最小单位，请先舍入。',
  },
  PAYSLIPS_OF_BATCH_FIRST: {
    status: 409,
    en: 'Payslip {number} cannot be published by itself yet: publish the payslips of batch {batch} first.',
    'zh-CN': '工资单 {number} 尚不能单独发布：请先发布批次 {batch} 的工资单。',
  },
  PAYSLIP_JOB_GAVE_UP: {
    status: 500,
    en: 'The payslips of batch {id} could not be made, published or told again: {count} workers ended while they were at it, the last time because: {reason}. Nothing was changed. Ask for it again; if it fails again, look into the log of the workers.',
    'zh-CN':
      '批次 {id} 的工资单未能生成、发布或重新通知：{count} 次执行均中断，最后一次原因：{reason}。未做任何更改。请重试；若仍失败，请查看后台任务日志。',
  },
} as const satisfies ErrorDefinitions;
