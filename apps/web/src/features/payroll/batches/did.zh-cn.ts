import type { Translation } from '../../../shared/i18n/messages.ts';
import type { did as en } from './did.en.ts';

export const did: Translation<typeof en> = {
  prepare: '数据已准备',
  submit: '已提交审批',
  withdraw: '已撤回',
  'submit-data': '数据已提交台账',
  'generate-payslips': '工资单已生成',
  'publish-payslips': '工资单已发布',
  'resend-payslips': '已重新通知',
  close: '批次已关闭',
  cancel: '批次已作废',
  delete: '批次已删除',
  back: '已退回',
  run: '计算已取消',
  preparation: '数据准备已取消',
  move: '已停止，批次保持原状',
  recalculated_other: '已重新计算 {{count}} 人，其他人没有变化。',
  recalculatedWith_other: '已重新计算 {{count}} 人，另有 {{others}} 人随之变化。',
};
