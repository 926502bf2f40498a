import { type ListColumns, momentText } from '../exports/index.ts';
import type { AuditEntryView } from './audit-view.ts';

const hidden = { en: 'hidden: pay', 'zh-CN': '已隐藏：薪酬' };

/** The list's columns in a file, by the ids and under the headings that they have on the screen. */
export const auditColumns: ListColumns<AuditEntryView> = {
  at: { label: { en: 'When (UTC)', 'zh-CN': '时间（UTC）' }, type: 'text', valueOf: ({ at }) => momentText(at) },
  who: { label: { en: 'Who', 'zh-CN': '操作人' }, type: 'text', valueOf: ({ who }) => who },
  account: { label: { en: 'Account', 'zh-CN': '账号' }, type: 'text', valueOf: ({ account }) => account },
  onBehalfOf: { label: { en: 'On behalf of', 'zh-CN': '代理' }, type: 'text', valueOf: ({ onBehalfOf }) => onBehalfOf },
  apiKey: { label: { en: 'Through key', 'zh-CN': '通过密钥' }, type: 'text', valueOf: ({ apiKey }) => apiKey },
  action: { label: { en: 'What', 'zh-CN': '操作' }, type: 'text', valueOf: ({ action }, say) => say(action) },
  entity: { label: { en: 'Record', 'zh-CN': '对象' }, type: 'text', valueOf: ({ entityName }, say) => say(entityName) },
  entityId: { label: { en: 'Number', 'zh-CN': '编号' }, type: 'text', valueOf: ({ entityId }) => entityId },
  changes: {
    label: { en: 'Before → after', 'zh-CN': '变更前 → 变更后' },
    type: 'text',
    valueOf: ({ changes }, say) =>
      changes
        .map(({ field, before, after, isHidden }) => `${say(field)}: ${isHidden ? say(hidden) : `${before ?? '–'} → ${after ?? '–'}`}`)
        .join('\n'),
  },
  address: { label: { en: 'Address', 'zh-CN': '地址' }, type: 'text', valueOf: ({ address }) => address },
  traceId: { label: { en: 'Trace id', 'zh-CN': '追踪编号' }, type: 'text', valueOf: ({ traceId }) => traceId },
};
