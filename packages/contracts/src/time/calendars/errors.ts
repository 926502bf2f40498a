import type { ErrorDefinitions } from '../../core/error-definition.ts';

export const errors = {
  CALENDAR_CODE_TAKEN: {
    status: 409,
    en: 'There is a work calendar {code} already. Choose another code.',
    'zh-CN': '已有工作日历 {code}，请换一个代码。',
  },
  CALENDAR_FOR_ALL: {
    status: 409,
    en: 'The work calendar {calendar} belongs to the whole company or is used by other legal entities, so that only somebody who looks after all of them can change it. Copy it for your legal entity and change the copy.',
    'zh-CN': '工作日历“{calendar}”属于整个公司或被其他用人单位使用，只有负责全部用人单位的人才能修改；请为您的用人单位复制一份后再修改。',
  },
  CALENDAR_USED: {
    status: 409,
    en: '{legalEntities} works by the calendar {calendar}. Give it another calendar first, then delete this one.',
    'zh-CN': '{legalEntities}正在使用工作日历“{calendar}”。请先为其更换日历，再删除此日历。',
  },
  ICALENDAR_UNREADABLE: {
    status: 422,
    en: 'The calendar file (.ics) was not taken because of its line {line}: {reason}. Nothing was changed; correct the file, or type the days.',
    'zh-CN': '日历文件（.ics）第 {line} 行无法导入：{reason}。未作任何更改；请修正文件，或手工录入日期。',
  },
} as const satisfies ErrorDefinitions;
