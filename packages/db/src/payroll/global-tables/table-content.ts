/** What a global table holds, between the form in which it is kept and a definition that the engine can check. */
import type { Program } from '@wagewright/calc-engine';
import type { Checked } from '@wagewright/calc-engine/definition-files';
import { AppError } from '@wagewright/contracts';
import { type ParameterTable, parameterTableSchema } from '@wagewright/contracts/definition';
import { describeFinding } from '@wagewright/contracts/definition-findings';
import { type GlobalTableType, globalTableTypeLabels } from '@wagewright/contracts/payroll/global-tables';
import { isRecord } from '../../columns/index.ts';

/** What a parameter table holds, without what is the definition's own of it. */
export type TableContent = Readonly<Record<string, unknown>>;

/** What of a table is the definition's own. */
const own: ReadonlySet<string> = new Set(['code', 'tags', 'kind', 'global']);

/** What of a table is shared. */
export const contentOf = (table: object): TableContent => Object.fromEntries(Object.entries(table).filter(([key]) => !own.has(key)));

/** The engine's own checker; the database layer does not have it, so that whoever compiles definitions brings it. */
export type CheckTable = (definition: object) => Checked<{ readonly program: Program }>;

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
export const parameterTableOf = (content: object, code: string): Record<string, unknown> => ({ ...content, kind: 'parameter', code });

/** Pay types that its columns carry: which there are is for the definition to say that takes the table. */
const payTypesOf = (content: TableContent): string[] => {
  const columns = Array.isArray(content['columns']) ? content['columns'].filter(isRecord) : [];
  return [...new Set(columns.flatMap(({ types }) => (Array.isArray(types) ? types.map(String) : [])))];
};

/** A definition of nothing but this table. */
function definitionOf(content: TableContent, { code, currency }: TableHead): object {
  const name = content['name'] ?? { en: code };
  const payTypes = payTypesOf(content).map((type) => ({ code: type, name: { en: type } }));
  const steps = [{ code: 'TABLES', name, tables: [parameterTableOf(content, code)] }];
  return { code: 'GLOBAL_TABLE', name, currency, country: 'ZZ', periodsPerYear: 12, steps, ...(payTypes.length > 0 ? { payTypes } : {}) };
}

/** Amounts say their currency, since a definition that takes the table may pay in another. */
const withCurrency = (table: ParameterTable, currency: string): ParameterTable => ({
  ...table,
  columns: table.columns.map((column) => (column.type === 'money' && column.currency === undefined ? { ...column, currency } : column)),
});

/** The content as it is kept: with the schema's defaults, where it has the schema's shape. */
export function normalTableContent(content: TableContent, { code, currency }: TableHead): TableContent {
  const read = parameterTableSchema.safeParse(parameterTableOf(content, code));
  return contentOf(read.success ? withCurrency(read.data, currency) : parameterTableOf(content, code));
}

export const checkTableContent = (content: TableContent, head: TableHead, check: CheckTable): Checked<{ readonly program: Program }> =>
  check(definitionOf(content, head));

/**
 * Content that may become a revision.
 * @throws AppError GLOBAL_TABLE_INVALID with the first finding's words, and all as data among the details; GLOBAL_TABLE_TYPE
 */
export function requireRightTable(content: TableContent, head: TableHead, check: CheckTable): void {
  const { code, type } = head;
  const checked = checkTableContent(content, head, check);
  if (!checked.ok) {
    const { findings } = checked;
    const [first] = findings;
    const say = (language: 'en' | 'zh-CN'): string => {
      const { where = '', what = '', next = '' } = first ? describeFinding(first, language) : {};
      return [where, what, next].filter(Boolean).join(language === 'en' ? ' ' : '');
    };
    throw new AppError('GLOBAL_TABLE_INVALID', { code, reason: { en: say('en'), 'zh-CN': say('zh-CN') } }, { details: { findings } });
  }
  const table = parameterTableSchema.parse(parameterTableOf(content, code));
  const rule = typeRules[type];
  if (!rule.fits(table)) throw new AppError('GLOBAL_TABLE_TYPE', { code, type: globalTableTypeLabels[type], needs: rule.needs });
}
