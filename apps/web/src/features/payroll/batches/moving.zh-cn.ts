import type { Translation } from '../../../shared/i18n/messages.ts';
import type { moving as en, failed as failedEn } from './moving.en.ts';

export const moving: Translation<typeof en> = {
  events: {
    'submit-data': '正在提交数据',
    'back-to-new': '正在退回新建',
    'back-to-waiting': '正在退回待计算',
    'back-to-calculated': '正在退回已计算',
    'back-to-approved': '正在退回审批通过',
  },
  parts: {
    queued: '等待后台任务',
    ledger: '正在写入台账',
    sums: '正在核对写入的合计',
    payslips: '正在删除工资单',
    input: '正在删除已准备的数据',
    counts: '正在统计核对事项',
  },
};

export const failed: Translation<typeof failedEn> = {
  calculate: '上次计算未完成',
  prepare: '数据未能准备',
  move: '上一步操作未能完成',
  kept: '已保留之前的计算结果。',
};
