import type { Translation } from '../../../../shared/i18n/messages.ts';
import type en from './en.ts';

const messages: Translation<typeof en> = {
  figures: '工资单进展',
  resend: '重新发送',
  resendFailed: '向未送达者重新发送',
  resendTitle_other: '再次通知 {{count}} 人？',
  resendText: '仅向发送失败或未通知到的员工、按其现有地址发送；已收到通知的员工不会重复收到。',
  resent_other: '{{count}} 条通知正在发送。',
  nothingToResend: '所选员工均已收到通知，或既无账号也无邮箱地址。',
  resending_other: '正在再次通知 {{count}} 人。',
};
export default messages;
