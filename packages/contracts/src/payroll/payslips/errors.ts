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
} as const satisfies ErrorDefinitions;
