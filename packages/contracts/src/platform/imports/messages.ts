import type { MessageTemplates } from '../notifications/index.ts';

/** Texts of the in-app messages; `{name}` is filled from the payload. */
export const messages = {
  'import-checked': {
    category: 'payroll',
    title: { en: '“{file}” for {title} is checked: {refused} rows refused', 'zh-CN': '用于 {title} 的“{file}”已检查：{refused} 行被拒绝' },
    body: { en: '“{file}” for {title} is checked.\n{url}', 'zh-CN': '用于 {title} 的“{file}”已检查。\n{url}' },
  },
  'import-asks': {
    category: 'payroll',
    title: { en: 'Confirm the columns of “{file}” for {title}', 'zh-CN': '请确认用于 {title} 的“{file}”的各列' },
    body: { en: 'Confirm the columns of “{file}” for {title}.\n{url}', 'zh-CN': '请确认用于 {title} 的“{file}”的各列。\n{url}' },
  },
  'import-written': {
    category: 'payroll',
    title: { en: '“{file}” was imported into {title}', 'zh-CN': '“{file}”已导入 {title}' },
    body: { en: '“{file}” was imported into {title}.\n{url}', 'zh-CN': '“{file}”已导入 {title}。\n{url}' },
  },
  'import-undone': {
    category: 'payroll',
    title: { en: 'The import of “{file}” into {title} was undone', 'zh-CN': '“{file}”对 {title} 的导入已撤销' },
    body: { en: 'The import of “{file}” into {title} was undone.\n{url}', 'zh-CN': '“{file}”对 {title} 的导入已撤销。\n{url}' },
  },
  'import-failed': {
    category: 'payroll',
    title: { en: 'Import failed: “{file}” for {title}', 'zh-CN': '导入失败：用于 {title} 的“{file}”' },
    body: { en: 'Import failed: “{file}” for {title}. {reason}\n{url}', 'zh-CN': '导入失败：用于 {title} 的“{file}”。{reason}\n{url}' },
  },
} as const satisfies MessageTemplates;
