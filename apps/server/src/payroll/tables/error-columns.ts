import type { LocalizedText } from '@wagewright/contracts';
import type { ListColumns } from '../../platform/exports/index.ts';
import type { ErrorRow } from './error-rows.ts';

const text = (en: string, chinese: string): LocalizedText => ({ en, 'zh-CN': chinese });

export const errorWords = {
  everybody: text('Everybody together', '全体人员'),
  inTable: text('{{column}} in “{{table}}”', '“{{table}}”的{{column}}'),
};

/** The list's columns in a file, by the ids and under the headings that they have on the screen. */
export const errorColumns: ListColumns<ErrorRow> = {
  name: { label: text('Person', '人员'), type: 'text', valueOf: ({ name }, say) => name ?? say(errorWords.everybody) },
  number: { label: text('Number', '工号'), type: 'text', valueOf: ({ employeeNumber }) => employeeNumber },
  column: {
    label: text('Column', '列'),
    type: 'text',
    valueOf: ({ columnName, tableName }, say) => {
      const names: Readonly<Record<string, string | null>> = { column: say(columnName), table: say(tableName) };
      return say(errorWords.inTable)?.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => names[name] ?? '') ?? null;
    },
  },
  reason: { label: text('What is wrong', '问题'), type: 'text', valueOf: ({ message }, say) => say(message) },
  next: { label: text('What to do', '处理办法'), type: 'text', valueOf: ({ nextStep }, say) => say(nextStep) },
};
