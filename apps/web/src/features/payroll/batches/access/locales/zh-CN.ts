import type { Translation } from '../../../../../shared/i18n/messages.ts';
import type en from './en.ts';

const messages: Translation<typeof en> = {
  title: '被单独授权此批次的人员',
  note: '除通过方案获得权限的人之外。不涉及其他批次。',
  name: '人员',
  search: '姓名或账号',
  account: '账号',
  may: '可以',
  read: '查看',
  readHelp: '所处阶段、人数和历史。',
  work: '处理',
  workHelp: '准备、计算、提交、发布和关闭；不能作废或删除。',
  withPay: '含薪资',
  withoutPay: '不含薪资',
  seesPay: '可查看其中的薪资',
  givenBy: '授权人',
  givenAt: '授权时间',
  actions: '操作',
  give: '授权他人使用此批次',
  giveNow: '授权',
  given: '{{name}} 已可使用此批次。',
  take: '收回',
  takeFrom: '收回{{name}} 的权限',
  taken: '{{name}} 已不能使用此批次。',
  empty: '尚未单独授权任何人',
  emptyText: '代班或核对某次发薪的人，可只被授予这一个批次。',
  nobodyFound: '未找到',
};
export default messages;
