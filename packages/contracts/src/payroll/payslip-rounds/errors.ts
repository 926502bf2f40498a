import type { ErrorDefinitions } from '../../core/error-definition.ts';

export const errors = {
  PAYSLIP_ROUND_NOT_OFFERED: {
    status: 422,
    en: '{name} makes no payslips here: it must be active, by balance or by import, and be for {solution}. A day is asked for by balance, and only then.',
    'zh-CN': '“{name}”不能在此生成工资单：须已启用，来源为余额或导入，且适用于 {solution}。截至日期仅用于按余额。',
  },
  PAYSLIP_ROUND_OPEN: {
    status: 409,
    en: 'Payslips of {name} for {period} are made already and not published (round {id}). Publish them or give them up first, so that nobody gets two.',
    'zh-CN': '“{name}” {period} 的工资单已在制作且尚未发布（第 {id} 轮）。请先发布或作废，以免重复。',
  },
  PAYSLIP_ROUND_DAY: {
    status: 422,
    en: 'The day must be one of {period}, from {from} to {to}.',
    'zh-CN': '截至日期须在 {period} 之内：{from} 至 {to}。',
  },
  PAYSLIP_ROUND_BLANK: {
    status: 409,
    en: 'No figures have been imported for this round yet. Import a file first.',
    'zh-CN': '本轮尚未导入任何数据，请先导入文件。',
  },
  PAYSLIP_ROUND_IN_HAND: {
    status: 409,
    en: 'The payslips of {name} for {period} are being generated, published or told of again: nothing of them is changed meanwhile. Wait until that is done.',
    'zh-CN': '“{name}” {period} 的工资单正在生成、发布或重新通知，期间不能更改。请等待完成后再操作。',
  },
  PAYSLIPS_TOUCHED: {
    status: 409,
    en: 'Viewing of {count} payslips of this round is forbidden. Allow it again first: they would be taken away with the others.',
    'zh-CN': '本轮有 {count} 份工资单被禁止查看。请先恢复查看，否则将一并删除。',
  },
  PAYSLIPS_OF_ROUND_FIRST: {
    status: 409,
    en: 'Payslip {number} cannot be published by itself yet: publish the payslips of its round first.',
    'zh-CN': '工资单 {number} 尚不能单独发布：请先发布其所在轮次的工资单。',
  },
  PAYSLIP_ROUND_PUBLISHED: {
    status: 409,
    en: 'The payslips of {name} for {period} are published, so what was imported for them stays.',
    'zh-CN': '“{name}” {period} 的工资单已发布，所导入的数据不能再更改。',
  },
} as const satisfies ErrorDefinitions;
