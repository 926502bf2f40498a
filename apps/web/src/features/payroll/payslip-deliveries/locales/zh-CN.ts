import type { Translation } from '../../../../shared/i18n/messages.ts';
import type en from './en.ts';

const messages: Translation<typeof en> = {
  figures: '工资单进展',
  delivery: '送达情况',
  channels: { 'app-message': '站内消息', email: '电子邮件' },
  resends_other: '已重新发送 {{count}} 次',
  notPublished: '未发布',
  published: '已发布',
  shownFrom: '{{day}} 起可查看',
  nobody: '未通知任何人',
  nobodyText: '该员工当时既无账号，也无邮箱地址。请补充后重新发送。',
  seen: '已查看',
  notSeen: '尚未查看',
  checkUntil: '请于 {{day}} 前核对',
  resend: '重新发送',
  resendFailed: '向未送达者重新发送',
  resendTitle_other: '再次通知 {{count}} 人？',
  resendText: '仅向发送失败或未通知到的员工、按其现有地址发送；已收到通知的员工不会重复收到。',
  resent_other: '{{count}} 条通知正在发送。',
  nothingToResend: '所选员工均已收到通知，或既无账号也无邮箱地址。',
  resending_other: '正在再次通知 {{count}} 人。',
  waitsFor: {
    setting: '没有已启用的工资单设置适用于此方案。请启用一个，或将此方案加入已启用的设置。',
    held: '此人已暂缓发放。请恢复发放，重新计算并审批后即可生成工资单。',
    approval: '批次审批通过后，请生成工资单。',
    generation: '批次已审批，请生成工资单。',
    errors: '未生成此人的工资单：有数字未能算出。请更正，重新计算并审批后再次生成。',
    published: '本批次的工资单已发布，其中没有此人。请用非周期批次为其发薪，届时会单独生成工资单。',
    closed: '批次已关闭，未生成工资单。请退回“已审批”后再生成。',
    canceled: '批次已取消，不生成工资单。',
  },
  toSettings: '前往工资单设置',
  toOffcycle: '新建非周期批次',
};
export default messages;
