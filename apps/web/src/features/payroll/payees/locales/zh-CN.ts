import type { Translation } from '../../../../shared/i18n/messages.ts';
import type english from './en.ts';

const texts: Translation<typeof english> = {
  reportsTo: '汇报给 {{name}}',
  hired: '{{day}} 入职',
  left: '{{day}} 离职',
  side: '薪资概览',
  deductions: '扣除合计',
  notCalculated: '尚未计算',
  held: {
    title: '已暂缓：不随本批次发放',
    plain: '{{name}}，{{at}}。',
    reason: '“{{reason}}” {{name}}，{{at}}。',
  },
  added: '由 {{name}} 加入本批次：“{{reason}}”（{{at}}）。',
  findings: { title: '发放前请核对' },
  lines: {
    title: '计算结果',
    none: '批次计算后在此显示各项金额。',
    everybody: '查看全部人员',
    line: '第 {{number}} 行',
    showQuiet_other: '显示 {{count}} 个空值或零值项目',
    hideQuiet: '隐藏空值和零值项目',
  },
  inputs: {
    gridOf: '{{table}}：输入时即显示对发放的影响',
    typed: '由 {{name}} 于 {{at}} 录入。修改后可立即查看影响。',
    imported: '由 {{name}} 于 {{at}} 导入。修改后可立即查看影响。',
    untouched: '录入或导入到批次的数据。在此填写可立即查看影响。',
    frozen: '于 {{at}} 从档案冻结',
    try: '试算其他数值',
    noLines: '无数据行。',
  },
  trial: {
    title: '如果这样修改',
    note: '尚未保存。',
    same: '没有项目发生变化。',
    lines: '发生变化的项目',
    shared: '涉及全体员工的数据仍为原计算结果，保存后将重新计算。',
    records: '档案数据须在档案中修改，并在准备批次数据时冻结。此处的试算无法保存。',
    closed: '本批次目前不接受录入，或您没有录入权限。此处的试算无法保存。',
    keep: '保存修改',
    giveUp: '放弃',
    kept: '已修改 {{name}} 的录入数据。',
    keptRunning: '已修改 {{name}} 的录入数据，正在重新计算。',
  },
  payslip: { title: '工资单', notSeen: '尚未查看' },
  earlier: { title: '以往期间', none: '没有您可查看的以往发放批次。' },
  changes: { title: '与上期相比', against: '对比 {{batch}}（{{period}}）', none: '没有变化。' },
};

export default texts;
