import type { Translation } from '../../../../shared/i18n/messages.ts';
import type en from './en.ts';

const messages: Translation<typeof en> = {
  fields: { current: '当前密码', first: '新密码', again: '再次输入新密码' },
  show: '显示密码',
  rulesLabel: '密码要求',
  met: '已满足',
  rules: {
    length: '至少 {{count}} 个字符',
    lower: '小写字母',
    upper: '大写字母',
    digit: '数字',
    symbol: '字母和数字以外的字符',
    common: '不易被猜到',
    history_other: '不与最近 {{count}} 个密码相同',
  },
  notFit: '尚未满足全部要求。',
  notSame: '两次输入不一致。',
  missing: '请填写此项。',
  title: '密码',
  lead: '修改密码后，您的其他会话将结束，并会收到通知。',
  change: '修改密码',
  changed_other: '密码已修改，已结束 {{count}} 个其他会话。',
  history: '密码设置记录',
  empty: '尚未设置过密码。',
  columns: { setAt: '时间', way: '方式', setBy: '操作人' },
  ways: {
    'first-sign-in': '首次登录',
    reset: '通过链接或验证码',
    own: '本人修改',
    administrator: '管理员设置',
    expired: '登录时按要求更换',
  },
  set: {
    title: '为 {{name}} 设置密码',
    text: '{{name}} 的所有会话将结束，并会收到通知；下次登录时须自行设置新密码。请通过可信方式告知此密码，{{hours}} 小时后失效。',
    submit: '设置密码',
    done: '已为 {{name}} 设置密码。',
  },
};
export default messages;
