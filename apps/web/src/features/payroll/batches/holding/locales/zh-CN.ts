import type { Translation } from '../../../../../shared/i18n/messages.ts';
import type en from './en.ts';

const messages: Translation<typeof en> = {
  hold: '暂缓发放',
  takeIn: '恢复发放',
  holdOne: '暂缓发放 {{name}}？',
  holdMany_other: '暂缓发放这 {{people}} 人？',
  holdText: '在恢复发放之前，暂缓的人员不计入合计、台账和工资单。填写的备注将作为原因显示。',
  takeInOne: '恢复发放 {{name}}？',
  takeInMany_other: '恢复发放这 {{people}} 人？',
  takeInText: '由本批次重新发薪，相关核对事项将再次列出。',
  held_other: '{{people}} 人已暂缓发放',
  takenIn_other: '{{people}} 人已恢复发放',
  wasSo: '没有变化：这些人员已是此状态',
};
export default messages;
