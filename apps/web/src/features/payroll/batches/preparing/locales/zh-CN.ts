import type { Translation } from '../../../../../shared/i18n/messages.ts';
import type en from './en.ts';

const messages: Translation<typeof en> = {
  parts: {
    queued: '等待后台任务',
    population: '正在确定发薪人员',
    sources: '正在冻结人员数据',
    history: '正在冻结历史发放数据',
    checks: '正在检查已冻结的数据',
  },
  forecast: {
    title: '准备数据将冻结的内容',
    note: '截至 {{when}}的记录。',
    against: '与 {{batch}} 比较。',
    first: '没有可比较的上一批次。',
    old: '此后数据有变动，请重新统计以确认。',
    countingFirst: '正在统计将纳入的人员及其记录。',
    none: '尚未统计。',
    count: '统计',
    again: '重新统计',
    failed: '统计未完成',
    kinds: {
      paid: '将纳入',
      joiner: '入职',
      leaver: '离职',
      came: '上一批次中没有',
      gone: '不再纳入',
      moved: '部门变动',
      excluded: '不在适用范围',
      added: '手动添加',
      removed: '手动移除',
    },
  },
  step: '第 {{step}} 步，共 {{total}} 步',
  people_other: '{{people}} 人',
  left: '剩余 {{time}}',
  leave: '可以离开此页面，完成后收件箱会通知您',
};
export default messages;
