import type { Translation } from '../../../../shared/i18n/messages.ts';
import type en from './en.ts';

const texts: Translation<typeof en> = {
  title: '补卡申请',
  list: { title: '补卡申请', lead: '员工提出的补卡申请及其状态。', search: '姓名或工号' },
  columns: { employee: '员工', number: '工号', what: '申请内容', status: '状态', actions: '操作' },
  said: { in: '{{time}} 上班', out: '{{time}} 下班', outNextDay: '次日 {{time}} 下班', wrong: '不计 {{times}} 的打卡' },
  none: { title: '没有补卡申请', own: '您的申请及其状态显示在这里。', others: '没有人申请补卡，或没有符合所选条件的申请。' },
  fields: {
    date: '日期',
    dateHint: '班次开始的日期。',
    inTime: '上班时间',
    outTime: '下班时间',
    outNextDay: '次日下班',
    wrong: '不计入的打卡',
    reason: '原因',
  },
  ask: {
    action: '申请补卡',
    title: '申请补卡',
    text: '填写未打卡或打卡有误的情况，批准后生效。',
    submit: '提交',
    done: '申请已提交。',
  },
  cancel: { action: '撤回', title: '撤回 {{day}} 的补卡？', text: '当天按原打卡计算。', done: '补卡已撤回。' },
};
export default texts;
