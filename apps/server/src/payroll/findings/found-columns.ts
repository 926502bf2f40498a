import type { LocalizedText } from '@wagewright/contracts';
import { type ListColumns, momentText } from '../../platform/exports/index.ts';
import type { FoundRow } from './found-rows.ts';

const states: Readonly<Record<FoundRow['state'], LocalizedText>> = {
  blocking: { en: 'Error', 'zh-CN': '错误' },
  open: { en: 'Needs a remark', 'zh-CN': '待说明' },
  answered: { en: 'Answered', 'zh-CN': '已说明' },
  held: { en: 'Held', 'zh-CN': '暂缓' },
};

/** The list's columns in a file, by the ids and under the headings that they have on the screen; what somebody said stands apart from who and when. */
export const foundColumns: ListColumns<FoundRow> = {
  name: { label: { en: 'Person', 'zh-CN': '人员' }, type: 'text', valueOf: ({ name }) => name },
  number: { label: { en: 'Number', 'zh-CN': '工号' }, type: 'text', valueOf: ({ employeeNumber }) => employeeNumber },
  state: { label: { en: 'State', 'zh-CN': '状态' }, type: 'text', valueOf: ({ state }, say) => say(states[state]) },
  cause: { label: { en: 'Cause', 'zh-CN': '事项' }, type: 'text', valueOf: ({ cause }, say) => say(cause.message) },
  value: { label: { en: 'Found', 'zh-CN': '内容' }, type: 'text', valueOf: ({ shown }, say) => say(shown) },
  department: { label: { en: 'Department', 'zh-CN': '部门' }, type: 'text', valueOf: ({ department }, say) => say(department) },
  answer: { label: { en: 'Remark', 'zh-CN': '说明' }, type: 'text', valueOf: ({ held, remark }) => held?.reason ?? remark?.text ?? null },
  by: { label: { en: 'By', 'zh-CN': '说明人' }, type: 'text', valueOf: ({ held, remark }) => held?.by ?? remark?.by ?? null },
  at: {
    label: { en: 'At (UTC)', 'zh-CN': '时间（UTC）' },
    type: 'text',
    valueOf: ({ held, remark }) => momentText(held?.at ?? remark?.at ?? null),
  },
};
