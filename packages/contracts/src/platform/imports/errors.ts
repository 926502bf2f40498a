import type { ErrorDefinitions } from '../../core/error-definition.ts';

export const errors = {
  IMPORT_NOT_OFFERED: {
    status: 422,
    en: 'This import is not offered: {reason}',
    'zh-CN': '不支持此导入：{reason}',
  },
  FILE_NOT_FOR_IMPORT: {
    status: 422,
    en: '“{name}” was not uploaded to be imported. Upload it again for import.',
    'zh-CN': '“{name}”不是作为导入文件上传的，请重新上传用于导入。',
  },
  IMPORT_ANSWER: {
    status: 422,
    en: 'Before the file is read, say: {question}.',
    'zh-CN': '读取文件前请填写：{question}。',
  },
  IMPORT_COLUMNS: {
    status: 422,
    en: 'The columns cannot be read so: {reason}',
    'zh-CN': '无法按此读取各列：{reason}',
  },
  IMPORT_FILE_FORMAT: {
    status: 422,
    en: 'Import file format error: {reason}',
    'zh-CN': '导入文件格式错误：{reason}',
  },
  IMPORT_CHANGED_SINCE: {
    status: 409,
    en: 'The import “{file}” cannot be undone: {count} of its rows have changed since, the first of them {key}. Nothing was changed.',
    'zh-CN': '无法撤销导入“{file}”：其中 {count} 行之后已被更改，首行为 {key}。未做任何更改。',
  },
  IMPORT_CHANGED_MEANWHILE: {
    status: 409,
    en: 'The import “{file}” was not written: {count} of its rows are not as they were shown any more, the first of them {key}. Read the file again.',
    'zh-CN': '导入“{file}”未写入：其中 {count} 行与显示时已不一致，首行为 {key}。请重新读取文件。',
  },
  IMPORT_STILL_USED: {
    status: 409,
    en: 'The import “{file}” cannot be undone: {key}, which it has brought, is used by now. Nothing was changed.',
    'zh-CN': '无法撤销导入“{file}”：其新增的 {key} 已被使用。未做任何更改。',
  },
  IMPORT_GAVE_UP: {
    status: 500,
    en: 'The import “{file}” was given up: {count} workers ended while they were at it, the last time because: {reason}. Nothing was changed. Try it again; if it fails again, look into the log of the workers.',
    'zh-CN': '导入“{file}”已放弃：{count} 次执行均中断，最后一次原因：{reason}。未做任何更改。请重试；若仍失败，请查看后台任务日志。',
  },
} as const satisfies ErrorDefinitions;
