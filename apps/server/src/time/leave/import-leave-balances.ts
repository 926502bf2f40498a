import type { Language, LocalizedText } from '@wagewright/contracts';
import { dayIn } from '@wagewright/contracts/days';
import { type ImportColumn, leaveBalancesTarget } from '@wagewright/db';
import { entityReader, entitySubject } from '../../org/legal-entities/index.ts';
import { type ImportEntity, personColumns } from '../../platform/imports/index.ts';
import { nameOfType, type TypeRow, typeInclude, typesOf } from './load-type.ts';

const text = { type: 'text', scale: 0, currency: null } as const;
const amount = { ...text, type: 'decimal', scale: 4, trims: true } as const;

interface CalledType {
  readonly code: string;
  readonly name: LocalizedText;
}

/** Types by names that one has alone: where two are called the same, each with its code, so that none is taken for the other. */
function calledTypes(types: readonly TypeRow[]): CalledType[] {
  const all = types.map((type) => ({ code: type.code, name: nameOfType(type) }));
  const called = ({ code, name }: CalledType, language: Language): string =>
    all.some((other) => other.code !== code && other.name[language] === name[language]) ? `${name[language]} (${code})` : name[language];
  return all.map((type) => ({ code: type.code, name: { en: called(type, 'en'), 'zh-CN': called(type, 'zh-CN') } }));
}

const typeColumn = (types: readonly CalledType[]): ImportColumn => ({
  ...text,
  code: 'type',
  name: { en: 'Type of leave', 'zh-CN': '假期类型' },
  synonyms: ['Leave type', 'Leave', 'Type', 'Absence type', '假别', '假种', '类型', '请假类型', '休假类型', '假期种类', '假期名称'],
  role: 'key',
  choices: [...types],
});

/** In the order of the target’s cells. */
const valueColumns: readonly ImportColumn[] = [
  {
    ...amount,
    code: 'balance',
    name: { en: 'Balance', 'zh-CN': '余额' },
    synonyms: [
      'Leave balance',
      'Remaining',
      'Remaining leave',
      'Days left',
      'Hours left',
      'Remaining days',
      'Remaining hours',
      'Opening balance',
      '假期余额',
      '剩余',
      '剩余假期',
      '剩余天数',
      '剩余小时',
      '可用余额',
      '结余',
      '剩余额度',
      '期初余额',
    ],
    role: 'value',
    isRequired: true,
  },
  {
    ...text,
    code: 'day',
    name: { en: 'As of', 'zh-CN': '截至日期' },
    synonyms: ['As of date', 'Balance date', 'Date', 'Day', 'On', '余额日期', '截止日期', '日期', '结余日期', '统计日期'],
    type: 'date',
    role: 'value',
    isRequired: true,
    follows: true,
  },
  {
    ...text,
    code: 'reason',
    name: { en: 'Reason', 'zh-CN': '原因' },
    synonyms: ['Remarks', 'Note', 'Comment', '备注', '说明', '事由'],
    role: 'value',
  },
];

/** A column of the balances of one type, in files that have a row a person. */
const balanceColumn = ({ code, name: { en, 'zh-CN': zh } }: CalledType): ImportColumn => ({
  ...amount,
  code: `balance:${code}`,
  name: { en: `Balance of ${en}`, 'zh-CN': `${zh}余额` },
  synonyms: [
    en,
    `${en} balance`,
    `${en} left`,
    `${en} remaining`,
    `Remaining ${en}`,
    `${en} days`,
    `${en} hours`,
    zh,
    `剩余${zh}`,
    `${zh}剩余`,
    `${zh}结余`,
    `${zh}天数`,
    `${zh}剩余天数`,
    `剩余${zh}天数`,
    `${zh}小时`,
  ],
  role: 'spread',
  spread: { over: 'type', choice: code, into: 'balance' },
});

/** What people of a legal entity have of leave on a day: a row for each person and type, or a row a person with a column for each type (ADR 162). */
export const leaveBalancesImport: ImportEntity = {
  ...leaveBalancesTarget,
  open: async (reader, subject, reach, answers = {}) => {
    const { id, called: name, timeZone } = await entitySubject(reader, subject, reach);
    const types = calledTypes(await reader.tx.leaveType.findMany({ where: typesOf(id), include: typeInclude, orderBy: { code: 'asc' } }));
    return {
      title: { en: `Leave balances of ${name.en}`, 'zh-CN': `${name['zh-CN']}的假期余额` },
      columns: [...personColumns, typeColumn(types), ...valueColumns, ...types.map(balanceColumn)],
      hasLines: false,
      target: { legalEntityId: id, on: answers['on'] ?? dayIn(timeZone, reader.deps.clock()) },
      questions: [
        {
          code: 'on',
          name: {
            en: 'The day of balances of which the file does not say it (blank: today)',
            'zh-CN': '文件未注明日期的余额截至哪一天（空：今天）',
          },
          type: 'day',
          isRequired: false,
        },
      ],
      obstacle: null,
    };
  },
  ...entityReader,
};
