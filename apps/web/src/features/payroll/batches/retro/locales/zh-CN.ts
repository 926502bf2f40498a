import type { Translation } from '../../../../../shared/i18n/messages.ts';
import type en from './en.ts';

const messages: Translation<typeof en> = {
  onlyNew: '以前期间须在数据准备之前重新计算。要选择其他人员，请将批次退回新建。',
  past: '已发薪期间',
  pastNote: '最近三个期间，以及当前记录与发薪时不同的人数',
  nonePast: '此前没有已发薪的期间',
  changedPeople: '记录有变',
  again: '已重新计算',
  show: '选择人员',
  hide: '收起人员',
  states: { running: '计算中……', finished_other: '{{count}} 人', failed: '失败', cancelled: '已取消' },
  discard: '丢弃',
  discarded: '已丢弃该重新计算',
  candidates: '记录有变的人员',
  candidatesNote: '当时冻结的内容与当前记录。此前已选择重新计算的人员将一并计算。',
  changes: '变化',
  takenFrom: '自薪资生效期间 {{month}} 起采用的薪酬',
  start: '为本批次重新计算',
  tooMany: '逐一选择最多 {{people}} 人；也可选择全部。',
  startAll_other: '全部 {{people}} 人',
  owed: '应补应扣',
  deltas: '以前期间应补发',
  deltasNote: '该期间现在的结果减去已发金额',
  noneDeltas: '以前期间没有应补发金额',
  noneDeltasText: '在上方选择已发薪期间的人员：应补发或应扣回的金额随本批次发放。',
  earned: '所属期间 {{period}}',
  unpaid: '本批次的规则不发放这些金额：没有列用 RETRO 读取这些项目。金额仅供参考。',
  paid: '随批次发放',
  known: '仅供参考',
};
export default messages;
