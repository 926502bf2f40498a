import type { ErrorDefinitions } from '../../core/error-definition.ts';

export const errors = {
  BATCH_HAS_CHANGES: {
    status: 409,
    en: 'Batch {id} cannot be submitted: {count} changes of net pay over the thresholds are not signed off. Look at them under “Changes” and sign them off.',
    'zh-CN': '批次 {id} 不能提交：有 {count} 项超过阈值的实发变动尚未签核。请在“变动”中核对并签核。',
  },
  REMARK_MISSING: {
    status: 422,
    en: 'A comment and a sign-off want a remark: say why the change is right.',
    'zh-CN': '备注和签核须填写说明：请说明变动为何无误。',
  },
  COMPARISON_DUE: {
    status: 409,
    en: 'Batch {id} cannot be submitted before it is compared with the last one, since changes over the thresholds have to be signed off. Wait for the comparison, or start it again under “Changes”.',
    'zh-CN': '超过阈值的变动须先签核，批次 {id} 在与上一批次比较完成之前不能提交。请等待比较完成，或在“变动”中重新比较。',
  },
  COMPARISON_NOT_COMPUTABLE: {
    status: 409,
    en: 'It cannot be compared: {reason}. Calculate the batch again; it is compared anew then.',
    'zh-CN': '无法比较：{reason}。请重新计算该批次，届时将重新比较。',
  },
  COMPARISON_GAVE_UP: {
    status: 500,
    en: '{count} workers have ended while they compared, the last time because: {reason}. Start the comparison again; if it fails again, look for the batch in the log of the workers.',
    'zh-CN': '比较在 {count} 次执行中均中断，最后一次原因：{reason}。请重新开始比较；若仍失败，请在后台任务日志中查找该批次。',
  },
} as const satisfies ErrorDefinitions;
