import type { Translation } from '../../../../shared/i18n/messages.ts';
import type en from './en.ts';

const messages: Translation<typeof en> = {
  title: '薪酬概览',
  lead: '进行中的工作、等待事项与成本。',
  periods: {
    title: '已启用的期间及其等待事项',
    note_other: '{{count}} 个期间已启用',
    none: '没有已启用的期间。',
    all: '前往期间',
  },
  batches: { title: '各状态的批次', note_other: '共 {{total}} 个批次', none: '还没有批次。', all: '前往批次' },
  findings: {
    title: '待处理的核对事项',
    none: '没有批次需要处理核对事项。',
    errors_other: '{{total}} 项错误',
    open_other: '{{total}} 项警告待说明',
  },
  disputes: {
    title: '工资单异议',
    none: '没有等待答复的异议。',
    open_other: '{{total}} 项异议待答复',
    oldest: '等待最久的排在最前。',
  },
  mine: { title: '待我处理', none: '没有等待您决定的事项。', due: '{{who}} · {{day}} 到期' },
  deadlines: {
    title: '截止日期',
    none: '没有即将到期的事项。',
    pay: '{{solution}} {{period}} 发薪日',
    approval: '待他人审批：{{title}}',
    mine: '待您审批：{{title}}',
    close: '{{solution}} {{period}} 自动关闭',
  },
  trend: {
    title: '{{solution}} 的成本',
    note_other: '最近 {{count}} 个已审批或已关闭的期间。',
    period: '期间',
    payDate: '发薪日',
    people: '人数',
    gross: '应发',
    net: '实发',
    cost: '雇主成本',
  },
};
export default messages;
