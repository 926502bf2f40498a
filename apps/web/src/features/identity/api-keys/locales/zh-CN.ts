import type { Translation } from '../../../../shared/i18n/messages.ts';
import type en from './en.ts';

const messages: Translation<typeof en> = {
  title: 'API 密钥',
  lead: '程序通过密钥以您的名义调用，权限不超过您本人。',
  whose: '谁的密钥',
  own: '我的密钥',
  all: '所有人的密钥',
  never: '从未',
  anywhere: '任意地址',
  from: '调用来源',
  addresses: '仅限以下地址',
  callsPerMinute: '每分钟调用次数',
  columns: {
    name: '名称',
    owner: '所有者',
    prefix: '前缀',
    state: '状态',
    permissions: '权限',
    expires: '到期时间',
    used: '最近使用',
  },
  states: { active: '有效', expired: '已过期', revoked: '已撤销', dead: '所有者已停用' },
  emptyTitle: '暂无密钥',
  emptyText: '请为每个程序单独新建密钥，以便单独撤销。',
  revoke: '撤销',
  revokeText: '撤销后密钥立即永久失效。',
  revoked: '密钥“{{name}}”已撤销。',
  new: {
    action: '新建密钥',
    title: '新建 API 密钥',
    text: '程序获得此处选择的权限，且每次调用时不超过您当时拥有的权限。',
    nameHint: '使用该密钥的程序。',
    permissionsHint: '仅选择必要的权限。',
    addressesHint: '地址或范围，如 10.1.0.0/16，按回车添加；留空表示任意地址。',
    days: '有效天数',
    submit: '新建',
  },
  once: {
    title: '密钥“{{name}}”',
    text: '密钥仅显示这一次。系统只保存用于识别的哈希，之后任何人都无法再查看。',
    how: '每次调用时以“Authorization: Bearer …”发送。',
    copy: '复制',
    copied: '已复制',
    done: '我已妥善保存',
  },
};
export default messages;
