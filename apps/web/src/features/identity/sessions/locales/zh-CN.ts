import type { Translation } from '../../../../shared/i18n/messages.ts';
import type en from './en.ts';

const messages: Translation<typeof en> = {
  title: '安全',
  lead: '登录方式、登录设备和登录记录',
  tabs: { password: '密码', 'second-factor': '两步验证', sessions: '会话', 'sign-ins': '登录记录' },
  sessions: {
    title: '会话',
    note: '会话闲置 {{minutes}} 分钟后自动结束。',
    empty: '没有已登录的会话',
    emptyText: '从登录到结束，会话会显示在这里。',
    current: '当前会话',
    end: '结束',
    endOthers: '结束其他全部会话',
    endAsk: '结束“{{device}}”上的会话？',
    endText: '该会话最近于{{when}}从 {{address}} 使用。结束后将返回登录页，未保存的内容会丢失。',
    ended: '会话已结束。',
    othersAsk: '结束其他全部会话？',
    othersText_other: '将结束 {{count}} 个其他会话，当前会话保留。',
    othersEnded_other: '已结束 {{count}} 个其他会话。',
    columns: { device: '设备', address: '地址', lastSeen: '最近使用', since: '开始于', end: '结束' },
    device: '{{system}} 上的 {{browser}}',
    unknown: '未知设备',
  },
  signIns: {
    title: '最近一年的登录记录',
    empty: '尚无登录记录。',
    all: '全部',
    columns: { at: '时间', outcome: '结果', way: '方式', address: '地址' },
    ways: { password: '密码', code: '两步验证码', provider: '登录服务' },
    outcomes: { 'signed-in': '已登录', failed: '失败', unfinished: '正确，仍需其他验证', cleared: '失败（已清除）' },
    show: '显示',
    locked: '已锁定至 {{when}}',
    lockedText: '登录失败次数过多，届时自动解锁。',
  },
  unlock: {
    action: '解锁',
    ask: '解锁 {{name}}？',
    text: '此前的登录失败不再计入，{{name}} 可立即登录。',
    done_other: '{{name}} 已解锁，{{count}} 次失败不再计入。',
  },
  setPassword: '设置密码',
};
export default messages;
