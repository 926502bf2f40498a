import type { Translation } from '../../../../shared/i18n/messages.ts';
import type en from './en.ts';

const messages: Translation<typeof en> = {
  reset: { title: '设置新密码', lead: '请填写账号，我们将通过链接或验证码确认您的身份。' },
  first: { title: '首次登录', lead: '请填写账号（通常为员工编号），我们将通过链接或验证码确认您的身份。' },
  next: '下一步',
  toSignIn: '返回登录',
  ways: {
    title: '如何联系您？',
    lead: '我们使用公司登记的联系方式。仅可使用一次，{{minutes}} 分钟内有效。',
    email: '通过邮件发送链接',
    phone: '通过短信发送验证码',
    none: '如两者都无法收到，请联系管理员。',
  },
  sent: {
    title: '请查收邮件',
    lead: '如果账号“{{account}}”存在，链接已发送至 {{masked}}。打开链接即可设置密码。',
    again: '重新发送链接',
    sentAgain: '已重新发送链接，之前的链接已失效。',
    other: '改用手机',
  },
  code: {
    title: '输入验证码',
    lead: '如果账号“{{account}}”存在，六位验证码已发送至 {{masked}}。',
    label: '验证码',
    check: '验证',
    again: '重新发送验证码',
    sentAgain: '已重新发送验证码，之前的验证码已失效。',
    other: '改用邮件',
    missing: '请输入六位数字。',
    risk: '能看到您短信的人都可以使用此验证码。如手机或号码可能在他人手中，请改用邮件。',
  },
  password: { title: '设置密码', lead: '新密码将替换旧密码，其他设备上的登录会全部退出。', submit: '设置密码' },
  cut: { title: '链接不完整', lead: '链接可能被邮件程序截断。请从邮件中完整复制，或重新获取。' },
  over: { title: '链接已失效', lead: '链接已使用、已过期，或已发送新的链接。请重新获取。', action: '重新获取链接' },
  done: { title: '密码已设置', lead: '请使用新密码登录。我们已向您发送更改通知。', action: '登录' },
};
export default messages;
