import { AppError } from '@wagewright/contracts';
import { companyListId } from '@wagewright/contracts/platform/imports';
import type { ImportColumn } from '@wagewright/db';
import type { ImportEntity } from './import-entity.ts';

const text = { type: 'text', scale: 0, currency: null } as const;

/** What an entry of a list is called, and by which code. */
export const entryColumns: readonly ImportColumn[] = [
  { ...text, code: 'code', name: { en: 'Code', 'zh-CN': '代码' }, role: 'key', synonyms: ['No.', 'ID', '编码', '编号', '代号'] },
  {
    ...text,
    code: 'nameEn',
    name: { en: 'Name in English', 'zh-CN': '英文名称' },
    role: 'value',
    isRequired: true,
    synonyms: ['Name', 'Title', 'English name', '英文名'],
  },
  {
    ...text,
    code: 'nameZh',
    name: { en: 'Name in Chinese', 'zh-CN': '中文名称' },
    role: 'value',
    isRequired: true,
    synonyms: ['名称', '中文名', 'Chinese name'],
  },
];

/** One list for all companies: whoever holds the permission at all keeps it, whatever the reach. */
export const companyList = (
  title: { readonly en: string; readonly 'zh-CN': string },
  columns: readonly ImportColumn[],
): Pick<ImportEntity, 'open' | 'within'> => ({
  open: async (_reader, { id, part }) => {
    if (id !== companyListId || part !== undefined) throw new AppError('NOT_FOUND', { what: 'list', id });
    return { title, columns, hasLines: false, target: {}, obstacle: null };
  },
  within: async (_reader, _reach, ids) => (ids === null || ids.includes(companyListId) ? [companyListId] : []),
});
