import type { Translation } from '../../../shared/i18n/messages.ts';
import type { payslipJobs as en } from './payslip-jobs.en.ts';

export const payslipJobs: Translation<typeof en> = {
  kinds: {
    generate: '正在生成工资单',
    publish: '正在发布工资单',
    resend: '正在重新通知',
  },
  parts: {
    queued: '等待后台任务',
    sums: '正在核对与批次的合计',
  },
};
