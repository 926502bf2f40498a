import type { LocalizedText } from '@wagewright/contracts';
import { departmentsTarget, type ImportColumn } from '@wagewright/db';
import { isoDay } from '@wagewright/db/columns';
import { entryColumns, type ImportEntity } from '../../platform/imports/index.ts';
import { columnOfField, factsOfFields, fieldsOfRecord } from '../custom-fields/index.ts';
import { entityReader, entitySubject } from '../legal-entities/index.ts';

const name = (en: string, chinese: string): LocalizedText => ({ en, 'zh-CN': chinese });
const text = { type: 'text', scale: 0, currency: null, role: 'value' } as const;

const columns: readonly ImportColumn[] = [
  ...entryColumns,
  {
    ...text,
    code: 'parent',
    name: name('Department above', '上级部门'),
    synonyms: ['Parent', 'Parent department', 'Above', '上级', '上级部门编码', '隶属部门'],
  },
  { ...text, code: 'manager', name: name('Manager', '负责人'), synonyms: ['Head', 'Leader', '部门负责人', '主管', '部门经理'] },
  {
    ...text,
    code: 'from',
    name: name('Stands from', '成立日期'),
    synonyms: ['From', 'Effective date', 'Start date', '生效日期', '设立日期'],
    type: 'date',
    isRequired: true,
    isFixed: true,
  },
];

/** Departments of a legal entity: a row each, with what stands above it and who leads it, and the fields of the company's own. */
export const departmentsImport: ImportEntity = {
  ...departmentsTarget,
  open: async (reader, subject, reach, answers = {}) => {
    const { id, called } = await entitySubject(reader, subject, reach);
    const fields = await fieldsOfRecord(reader.tx, 'department', reader.actor, id);
    return {
      title: name(`Departments of ${called.en}`, `${called['zh-CN']}的部门`),
      columns: [...columns, ...fields.map(columnOfField)],
      hasLines: false,
      target: { legalEntityId: id, on: answers['on'] ?? isoDay(reader.deps.clock()), fields: factsOfFields(fields) },
      questions: [
        {
          code: 'on',
          name: name(
            'From when changes hold, and new departments stand of which the file says no day (blank: today)',
            '变更及未注明成立日期的新部门从何时生效（空：今天）',
          ),
          type: 'day',
          isRequired: false,
        },
      ],
      obstacle: null,
    };
  },
  ...entityReader,
};
