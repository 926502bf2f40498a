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
  step: '第 {{step}} 步，共 {{total}} 步',
  people_other: '{{people}} 人',
  left: '剩余 {{time}}',
  leave: '可以离开此页面，完成后收件箱会通知您',
};
export default messages;
