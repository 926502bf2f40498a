import type { Translation } from '../../../../../shared/i18n/messages.ts';
import type en from './en.ts';

const messages: Translation<typeof en> = {
  title: '下一步之前',
  blocker: '必须处理',
  warning: '请留意',
  codes: {
    'period-not-active': '期间未启用',
    'being-prepared': '正在准备数据',
    'being-moved': '正在提交数据或退回',
    'result-missing': '尚未计算全部步骤',
    errors_other: '{{people}} 项核对结果为错误',
    'open-warnings_other': '{{people}} 项警告尚无说明',
    'not-compared': '尚未与上一批次比较',
    'unsigned-changes_other': '{{people}} 项超过阈值的变动尚未签核',
    'data-not-submitted': '数据尚未提交',
    unconfirmed_other: '{{people}} 名发薪人员尚未确认',
    undecided_other: '{{people}} 人无法判断是否在适用范围内',
    held_other: '{{people}} 人暂缓发放，不会发薪',
    'newer-copy': '已发布更新的规则副本',
    'not-published_other': '{{people}} 人的工资单尚未发布',
  },
  remedies: {
    people: '查看发薪人员',
    changes: '前往变动',
    findings: '前往核对事项',
    overview: '打开概览',
    payslips: '前往工资单',
    period: '打开期间',
  },
};
export default messages;
