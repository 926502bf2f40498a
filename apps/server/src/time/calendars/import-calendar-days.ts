import { AppError } from '@wagewright/contracts';
import { type DayKind, dayKinds } from '@wagewright/contracts/time/calendars';
import { type CalendarDaysFacts, calendarDaysTarget, type ImportColumn } from '@wagewright/db';
import type { ImportEntity } from '../../platform/imports/index.ts';
import { calendarInclude, calendarsWithin, mayChange, nameOfCalendar } from './load-calendar.ts';

const text = { type: 'text', role: 'value', scale: 0, currency: null } as const;

/** What a day is, as people write it in files of their own. */
const kindNames: Readonly<Record<DayKind, { readonly name: ImportColumn['name']; readonly synonyms: string[] }>> = {
  holiday: {
    name: { en: 'Public holiday', 'zh-CN': '法定节假日' },
    synonyms: ['Holiday', 'Statutory holiday', '节假日', '法定假日', '节日', '放假', '假日', '休'],
  },
  restday: { name: { en: 'Day off', 'zh-CN': '休息日' }, synonyms: ['Rest day', 'Off', '休息', '公休', '公休日', '调休放假'] },
  workday: {
    name: { en: 'Working day', 'zh-CN': '工作日' },
    synonyms: ['Workday', 'Adjusted working day', 'Work', '上班', '调休上班', '补班', '调班', '班'],
  },
};

const columns = (whenBlank: string): readonly ImportColumn[] => [
  {
    ...text,
    code: 'date',
    name: { en: 'Day', 'zh-CN': '日期' },
    type: 'date',
    role: 'key',
    synonyms: ['Date', 'Holiday date', '放假日期', '节假日日期', '节日日期'],
  },
  {
    ...text,
    code: 'kind',
    name: { en: 'What it is', 'zh-CN': '性质' },
    choices: dayKinds.map((code) => ({ code, ...kindNames[code] })),
    isRequired: true,
    whenBlank,
    synonyms: ['Kind', 'Type', 'Day type', '类型', '日期类型', '类别', '休假或上班'],
  },
  {
    ...text,
    code: 'nameEn',
    name: { en: 'Name in English', 'zh-CN': '英文名称' },
    synonyms: ['Name', 'Holiday', 'Holiday name', 'Title', 'Description', 'English name'],
  },
  {
    ...text,
    code: 'nameZh',
    name: { en: 'Name in Chinese', 'zh-CN': '中文名称' },
    synonyms: ['名称', '节日', '节日名称', '节假日', '节假日名称', '说明', '中文名'],
  },
];

/** Days of a work calendar that differ from the week: a row each. */
export const calendarDaysImport: ImportEntity = {
  ...calendarDaysTarget({ enqueueCount: () => Promise.reject(new Error('A worker writes what is imported.')) }),
  open: async ({ tx }, { id, part }, reach, answers = {}) => {
    const calendar = await tx.workCalendar.findFirst({ where: { AND: [{ id }, calendarsWithin(reach)] }, include: calendarInclude });
    if (!calendar || part !== undefined || !mayChange(reach, calendar)) throw new AppError('NOT_FOUND', { what: 'work calendar', id });
    const facts: CalendarDaysFacts = { calendarId: id };
    const { en, 'zh-CN': chinese } = nameOfCalendar(calendar);
    return {
      title: { en: `Days of ${en}`, 'zh-CN': `${chinese}的日期` },
      columns: columns(answers['kind'] ?? 'holiday'),
      hasLines: false,
      target: { ...facts },
      questions: [
        {
          code: 'kind',
          name: { en: 'What a day is of which the file does not say it', 'zh-CN': '文件未注明性质的日期是' },
          type: 'choice',
          choices: (['holiday', 'restday', 'workday'] as const).map((code) => ({ code, name: kindNames[code].name })),
          isRequired: false,
        },
      ],
      obstacle: null,
    };
  },
  within: async ({ tx }, reach, ids) => {
    const asked = ids === null ? {} : { id: { in: [...ids] } };
    const rows = await tx.workCalendar.findMany({ where: { AND: [asked, calendarsWithin(reach)] }, include: calendarInclude });
    return rows.filter((row) => mayChange(reach, row)).map(({ id }) => id);
  },
};
