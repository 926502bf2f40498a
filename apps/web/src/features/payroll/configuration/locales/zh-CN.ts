import type { Translation } from '../../../../shared/i18n/messages.ts';
import type en from './en.ts';

const messages: Translation<typeof en> = {
  title: '方案配置',
  solutions: '薪酬方案',
  missingSteps_other: '还有 {{count}} 个步骤待完善',
  nothingMissing: '各步骤均已就绪',
  steps: {
    period: '周期',
    rules: '计算规则',
    process: '流程',
    authorization: '授权',
    scope: '适用范围',
    dynamic: '动态计算',
    payslip: '工资单',
    check: '异常员工检查',
  },
  leads: {
    period: '按哪些日期发薪，以及何时发薪。',
    rules: '工资如何计算。已发布的副本不再更改，修改须在新副本中进行。',
    process: '由谁审批批次、由谁核准规则发布。',
    authorization: '谁可以使用此方案。',
    scope: '此方案为哪些员工发薪。',
    dynamic: '在准备数据之前，批次人员随适用范围实时变化。',
    payslip: '员工看到的工资单内容。',
    check: '发薪前对员工数据的检查。',
  },
  states: { complete: '已完成', optional: '未设置，可不设置' },
  missing: {
    periods: '尚无期间。',
    'open-period': '没有已启用的期间。',
    'published-copy': '尚未发布规则副本。',
    approver: '未指定审批人。',
    manager: '未指定管理员。',
    'active-payslip': '没有启用的工资单。',
  },
  rules: {
    draft: '正在修改第 {{number}} 号副本，发布前不会用于发薪。',
    noDraft: '目前没有正在进行的修改。',
    editor: '打开规则',
  },
  process: {
    own_other: '{{name}}：{{count}} 个节点，仅用于此方案。',
    general_other: '{{name}}：{{count}} 个节点，用于所有没有自有流程的方案。',
    approvers: '由方案审批人之一审批：{{names}}。',
    nobody: '由方案审批人之一审批，但尚未指定审批人。',
    open: '打开流程',
    make: '设计流程',
    hidden: '仅有权查看审批流程的人可以看到审批人。',
    needsRelease: '发布规则需要审批',
    needsReleaseHint: '此后副本由规则发布流程中指定的人核准。',
    demanded: '此后发布需要审批。',
    dropped: '此后发布无需审批。',
  },
  asItIs: {
    scope: '期间内在该法人实体在职的所有员工均按此方案发薪。',
    dynamic: '批次由人工按期间建立。',
    payslip: '显示规则中标记为工资单项目的列。',
    check: '提交批次前，异常情况会列在批次的检查结果中。',
  },
};
export default messages;
