import type { Translation } from '../../../../shared/i18n/messages.ts';
import type en from './en.ts';

const messages: Translation<typeof en> = {
  again: '重新输入账号和密码',
  'second-factor': {
    title: '再输入验证码',
    lead: '请输入验证器应用显示的验证码。手机不在身边时，可使用恢复码。',
    submit: '登录',
  },
  enrolment: { title: '设置两步验证', lead: '您的账号除密码外，还需手机应用显示的验证码。' },
  'new-password': {
    title: '设置新密码',
    lead: '您输入的密码已过期，或由他人代为设置。',
    submit: '设置密码并继续',
  },
};
export default messages;
