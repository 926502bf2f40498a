import type { LocalizedText } from '@wagewright/contracts';
import type { DueChangeState } from '@wagewright/contracts/payroll/variance';
import { type ListColumns, momentText } from '../../platform/exports/index.ts';
import { changedColumns } from './changed-columns.ts';
import type { DueRow } from './due-rows.ts';

const text = (en: string, chinese: string): LocalizedText => ({ en, 'zh-CN': chinese });

export const dueStateWords: Readonly<Record<DueChangeState, LocalizedText>> = {
  open: text('Open', '待核对'),
  noted: text('Commented', '已备注'),
  assigned: text('Assigned', '已指派'),
  'signed-off': text('Signed off', '已签核'),
};

/** The list's columns in a file: those of changes, and what was said of each, apart from to whom it was given, who said it and when. */
export const dueColumns = (scale: number): ListColumns<DueRow> => {
  const { name, number, department, causes, before, after, change } = changedColumns(scale);
  return {
    name,
    number,
    state: { label: text('State', '状态'), type: 'text', valueOf: ({ state }, say) => say(dueStateWords[state]) },
    department,
    causes,
    said: { label: text('What was said', '说明'), type: 'text', valueOf: ({ note }) => note },
    assigned: { label: text('Assigned to', '指派给'), type: 'text', valueOf: ({ assignedTo }) => assignedTo },
    by: { label: text('By', '说明人'), type: 'text', valueOf: ({ answered }) => answered?.by ?? null },
    at: { label: text('At (UTC)', '时间（UTC）'), type: 'text', valueOf: ({ answered }) => momentText(answered?.at ?? null) },
    before,
    after,
    change,
  };
};
