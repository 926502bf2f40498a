import type { Translation } from '../../../../shared/i18n/messages.ts';
import type en from './en.ts';

const messages: Translation<typeof en> = {
  why: '与上次相比为何不同',
  fromTo: '实发由 {{before}} 变为 {{after}}。',
  total: '合计',
  causes: {
    joiner: '入职',
    leaver: '离职',
    'newly-paid': '首次在此发薪',
    'no-longer-paid': '不再在此发薪',
    held: '暂缓发放',
    rate: '薪资标准',
    hours: '工时',
    absence: '休假',
    'one-time': '一次性项目',
    retro: '以往期间',
    rule: '规则与费率',
    record: '个人资料',
    period: '本期',
    other: '其他',
  },
  notes: {
    joiner: '此前期间未计或仅计部分',
    leaver: '本期仅计部分或不计',
    'newly-paid': '此前由其他薪酬方案发放',
    'no-longer-paid': '现由其他薪酬方案发放',
    held: '解除后发放',
    rate: '按生效日期的工资标准',
    hours: '正常工时与加班',
    absence: '带薪与无薪休假',
    'one-time': '仅发一次的奖金、奖励与扣款',
    retro: '事后更正',
    rule: '税费、缴款及其计算方式',
    record: '其他资料，如税务选项',
    period: '本期天数及本年累计收入',
    other: '多种原因，无法区分',
  },
};
export default messages;
