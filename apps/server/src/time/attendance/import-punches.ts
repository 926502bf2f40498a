import { type ImportColumn, punchesTarget } from '@wagewright/db';
import { entityReader, entitySubject } from '../../org/legal-entities/index.ts';
import { type ImportEntity, personColumns } from '../../platform/imports/index.ts';

const value = { type: 'text', role: 'value', scale: 0, currency: null } as const;

/** What people and devices call the times when somebody came or went; a time of the day and a whole moment are told by their values. */
const timeNames = ['Punch time', 'Clock time', 'Check time', 'Swipe time', '打卡时间', '刷卡时间', '考勤时间', '签到时间'];
/** What else devices call whose a punch is. */
const numberNames = ['Badge', 'Card no.', '考勤号码', '登记号码'];

const directionColumn: ImportColumn = {
  ...value,
  code: 'direction',
  name: { en: 'Comes or goes', 'zh-CN': '上班或下班' },
  synonyms: ['Direction', 'In/out', 'State', 'Check type', '进出', '进出方向', '方向', '打卡类型', '考勤状态', '上下班', '签到签退'],
  choices: [
    {
      code: 'in',
      name: { en: 'Comes', 'zh-CN': '上班' },
      synonyms: ['I', 'Clock in', 'Check in', 'C/In', 'Entry', '签到', '上班签到', '上班打卡', '进'],
    },
    {
      code: 'out',
      name: { en: 'Goes', 'zh-CN': '下班' },
      synonyms: ['O', 'Clock out', 'Check out', 'C/Out', 'Exit', '签退', '下班签退', '下班打卡', '出'],
    },
  ],
};

/** In the order of `punchCells` of db. */
const valueColumns: readonly ImportColumn[] = [
  {
    ...value,
    type: 'date',
    code: 'date',
    name: { en: 'Date', 'zh-CN': '日期' },
    synonyms: ['Day', 'Punch date', 'Work date', '打卡日期', '刷卡日期', '考勤日期'],
  },
  { ...value, code: 'time', name: { en: 'Time', 'zh-CN': '时间' }, synonyms: timeNames },
  {
    ...value,
    code: 'at',
    name: { en: 'Date and time', 'zh-CN': '日期和时间' },
    synonyms: [...timeNames, 'Time', 'Date/time', 'Timestamp', 'Date', '时间', '日期', '日期时间', '打卡日期时间', '时间戳'],
  },
  {
    ...value,
    code: 'timeZone',
    name: { en: 'Time zone (blank: where people work)', 'zh-CN': '时区（空：工作地）' },
    synonyms: ['TZ', 'Zone'],
  },
  directionColumn,
  {
    ...value,
    code: 'device',
    name: { en: 'Device', 'zh-CN': '设备' },
    synonyms: ['Reader', 'Terminal', 'Machine', '考勤机', '设备名称', '打卡设备', '打卡地点'],
  },
  { ...value, code: 'remarks', name: { en: 'Remarks', 'zh-CN': '备注' }, synonyms: ['Note', 'Notes', 'Comment', '说明'] },
];

const whose = personColumns.map((column) => ({ ...column, synonyms: [...(column.synonyms ?? []), ...numberNames] }));

/** When people of a legal entity came and went: a row for each punch. */
export const punchesImport: ImportEntity = {
  ...punchesTarget({
    paidPeriods: () => {
      throw new Error('A worker judges what is imported.');
    },
    enqueueCount: () => Promise.reject(new Error('A worker writes what is imported.')),
  }),
  open: async (reader, subject, reach) => {
    const { id, called: name } = await entitySubject(reader, subject, reach);
    return {
      title: { en: `Punches of ${name.en}`, 'zh-CN': `${name['zh-CN']}的打卡记录` },
      columns: [...whose, ...valueColumns],
      hasLines: false,
      target: { legalEntityId: id },
      obstacle: null,
    };
  },
  ...entityReader,
};
