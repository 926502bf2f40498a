import type { Translation } from '../../../../../shared/i18n/messages.ts';
import type en from './en.ts';

const messages: Translation<typeof en> = {
  title: '下一步之前',
  blocker: '必须处理',
  warning: '请留意',
  remedies: {
    people: '查看发薪人员',
    held: '查看暂缓发放的人员',
    'off-cycle': '新建非周期批次',
    changes: '前往变动',
    findings: '前往核对事项',
    overview: '打开概览',
    payslips: '前往工资单',
    input: '查看计算所用数据',
    errors: '前往错误',
    period: '打开期间',
    'payslip-settings': '前往工资单设置',
  },
};
export default messages;
