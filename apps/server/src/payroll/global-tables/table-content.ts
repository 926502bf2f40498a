/** What a global table holds, between the form in which it is kept and a definition that the engine can check. */
import type { Program } from '@wagewright/calc-engine';
import { type Checked, checkDefinition } from '@wagewright/calc-engine/definition-files';
import { AppError } from '@wagewright/contracts';
import { type ParameterTable, parameterTableSchema } from '@wagewright/contracts/definition';
import { describeFinding } from '@wagewright/contracts/definition-findings';
import { type GlobalTableType, globalTableTypeLabels } from '@wagewright/contracts/payroll/global-tables';
import { isRecord } from '@wagewright/db/columns';
import { contentOf, type TableContent } from '../copies/index.ts';

/** What of a global table stands beside its content. */
export interface TableHead {
  readonly code: string;
  readonly type: GlobalTableType;
  readonly currency: string;
}

/** By type: whether the content finds its rows so, and what it would need. */
const typeRules: Readonly<Record<GlobalTableType, { fits(table: ParameterTable): boolean; needs: { en: string; 'zh-CN': string } }>> = {
  single: {
    fits: ({ key, bracket }) => key.length === 0 && !bracket,
    needs: { en: 'it has neither key nor brackets', 'zh-CN': '不能有键或级距' },
  },
  keyed: {
    fits: ({ key, bracket }) => key.length > 0 && !bracket,
    needs: { en: 'it needs a key and has no brackets', 'zh-CN': '必须有键，且不能有级距' },
  },
  brackets: {
    fits: ({ bracket }) => bracket !== undefined,
    needs: { en: 'it needs the column of its bounds', 'zh-CN': '必须指定级距界限列' },
  },
};

/** The content as a table of this code, as a definition writes it. */
export const tableOf = (content: object, code: string): Record<string, unknown> => ({ ...content, kind: 'parameter', code });

/** Pay types that its columns carry: which there are is for the definition to say that takes the table. */
const payTypesOf = (content: TableContent): string[] => {
  const columns = Array.isArray(content['columns']) ? content['columns'].filter(isRecord) : [];
  return [...new Set(columns.flatMap(({ types }) => (Array.isArray(types) ? types.map(String) : [])))];
};

/** A definition of nothing but this table. */
function definitionOf(content: TableContent, { code, currency }: TableHead): object {
  const name = content['name'] ?? { en: code };
  const payTypes = payTypesOf(content).map((type) => ({ code: type, name: { en: type } }));
  const steps = [{ code: 'TABLES', name, tables: [tableOf(content, code)] }];
  return { code: 'GLOBAL_TABLE', name, currency, country: 'ZZ', periodsPerYear: 12, steps, ...(payTypes.length > 0 ? { payTypes } : {}) };
}

/** Amounts say their currency, since a definition that takes the table may pay in another. */
const withCurrency = (table: ParameterTable, currency: string): ParameterTable => ({
  ...table,
  columns: table.columns.map((column) => (column.type === 'money' && column.currency === undefined ? { ...column, currency } : column)),
});

/** The content as it is kept: with the schema's defaults, where it has the schema's shape. */
export function normalContent(content: TableContent, { code, currency }: TableHead): TableContent {
  const read = parameterTableSchema.safeParse(tableOf(content, code));
  return contentOf(read.success ? withCurrency(read.data, currency) : tableOf(content, code));
}

export const checkContent = (content: TableContent, head: TableHead): Checked<{ readonly program: Program }> =>
  checkDefinition(definitionOf(content, head));

/**
 * Content that may become a revision.
 * @throws AppError GLOBAL_TABLE_INVALID with the first finding's words, and all as data among the details; GLOBAL_TABLE_TYPE
 */
export function requireRight(content: TableContent, head: TableHead): void {
  const { code, type } = head;
  const checked = checkContent(content, head);
  if (!checked.ok) {
    const { findings } = checked;
    const [first] = findings;
    const say = (language: 'en' | 'zh-CN'): string => {
      const { where = '', what = '', next = '' } = first ? describeFinding(first, language) : {};
      return [where, what, next].filter(Boolean).join(language === 'en' ? ' ' : '');
    };
    throw new AppError('GLOBAL_TABLE_INVALID', { code, reason: { en: say('en'), 'zh-CN': say('zh-CN') } }, { details: { findings } });
  }
  const table = parameterTableSchema.parse(tableOf(content, code));
  const rule = typeRules[type];
  if (!rule.fits(table)) throw new AppError('GLOBAL_TABLE_TYPE', { code, type: globalTableTypeLabels[type], needs: rule.needs });
}
