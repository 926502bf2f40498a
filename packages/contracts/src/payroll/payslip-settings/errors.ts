import type { ErrorDefinitions } from '../../core/error-definition.ts';

export const errors = {
  PAYSLIP_SETTING_TAKEN: {
    status: 409,
    en: 'The batches of {solution} follow the payslip {name} already. Disable it first, or take the solution out of one of them.',
    'zh-CN': '{solution} 的批次已使用工资单“{name}”，请先停用它，或从其中一个移除该方案。',
  },
  PAYSLIP_SETTING_EMPTY: {
    status: 409,
    en: 'The payslip {name} shows nothing yet. Put items on it (style setting) before you activate it.',
    'zh-CN': '工资单“{name}”尚无任何项目，请先在样式设置中添加项目再启用。',
  },
  PAYSLIP_SOURCE_KEPT: {
    status: 409,
    en: 'Payslips were made by {name} already, so its source stays. Copy it to make one with another source.',
    'zh-CN': '已按“{name}”生成工资单，来源不能更改；请复制后使用其他来源。',
  },
  PAYSLIP_CONDITION_INVALID: {
    status: 422,
    en: 'The condition of {name} cannot be told: {condition}. It must be true or false, over items of this payslip by their codes.',
    'zh-CN': '“{name}”的显示条件无法判断：{condition}。条件须为真或假，并以本工资单项目的代码书写。',
  },
  PAYSLIP_LOGO_UNUSABLE: {
    status: 422,
    en: 'The logo cannot be drawn in a payslip. Save it as PNG without interlacing, or as JPEG, and bring it again.',
    'zh-CN': '该标志无法绘入工资单，请另存为非隔行 PNG 或 JPEG 后重新上传。',
  },
  PAYSLIP_LOGO_KEPT: {
    status: 409,
    en: 'Payslips made by {name} show this logo, so it stays. Set another one, or none, for those to come.',
    'zh-CN': '按“{name}”生成的工资单正在显示该标志，因此保留；请为以后的工资单另设标志或不设。',
  },
} as const satisfies ErrorDefinitions;
