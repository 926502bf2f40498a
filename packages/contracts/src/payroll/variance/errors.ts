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
} as const satisfies ErrorDefinitions;
