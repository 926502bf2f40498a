import type { CalculationDefinition, LocalizedName, ParameterTable } from '@wagewright/contracts/definition';
import type { GlobalTableType } from '@wagewright/contracts/payroll/global-tables';
import type { Outputs } from '../../../shared/api/trpc.ts';

type GlobalTables = Outputs['payroll']['globalTables'];
export type GlobalTable = GlobalTables['getGlobalTable'];
export type GlobalTableRow = GlobalTables['listGlobalTables']['rows'][number];
export type Use = GlobalTables['listGlobalTableUses']['rows'][number];
export type Revision = GlobalTables['listGlobalTableRevisions']['rows'][number];

type Content = Omit<ParameterTable, 'code' | 'kind' | 'global' | 'tags' | 'input'>;

const both = (en: string, chinese: string): LocalizedName => ({ en, 'zh-CN': chinese });
const column = (code: string, name: LocalizedName, type: ParameterTable['columns'][number]['type'], percentage = false) => ({
  code,
  name,
  type,
  rounding: 'HALF_UP' as const,
  display: { hidden: false, zero: 'show' as const, sign: 'plain' as const, percentage },
});
const rate = column('Rate', both('Rate', '费率'), 'decimal', true);

/** What a new table begins with, by how its rows are found. */
const beginnings: Readonly<Record<GlobalTableType, Pick<Content, 'key' | 'bracket' | 'columns'>>> = {
  single: { key: [], columns: [rate] },
  keyed: { key: ['Code'], columns: [column('Code', both('Code', '代码'), 'text'), rate] },
  brackets: {
    key: [],
    bracket: { column: 'From', bound: 'from', rate: 'Rate' },
    columns: [column('From', both('From', '起'), 'money'), rate],
  },
};

/** The table as it stands, as a table of a definition; of one in which nothing is written what it begins with, from the first of the year. */
export function tableOf({ code, name, type, currency, shown }: GlobalTable, year: number): ParameterTable {
  const content = shown?.content as Content | undefined;
  if (content) return { ...content, kind: 'parameter', code };
  const beginning = beginnings[type];
  const columns = beginning.columns.map((one) => (one.type === 'money' ? { ...one, currency } : one));
  const versions = [{ validFrom: `${year}-01-01`, source: '', rows: [] }];
  return { ...beginning, columns, kind: 'parameter', code, name, validOn: 'pay-date', versions };
}

/** A definition of nothing but this table, for what checks and shows tables of definitions. */
export const definitionOf = (table: ParameterTable, currency: string): CalculationDefinition => ({
  code: 'GLOBAL_TABLE',
  name: table.name,
  currency,
  country: 'ZZ',
  periodsPerYear: 12,
  balances: [],
  tests: [],
  steps: [{ code: 'TABLES', name: table.name, tables: [table] }],
});

/** What of a table is not its content. */
const around: ReadonlySet<string> = new Set(['code', 'kind', 'global', 'tags']);

/** What is saved of a table. */
export const contentOf = (table: ParameterTable): Record<string, unknown> =>
  Object.fromEntries(Object.entries(table).filter(([key]) => !around.has(key)));

/** The dated tables of a definition that may be wrong: what can become global, or be linked. */
export function datedTables(definition: Readonly<Record<string, unknown>>): ParameterTable[] {
  const { steps = [] } = definition as {
    readonly steps?: readonly { readonly tables?: CalculationDefinition['steps'][number]['tables'] }[];
  };
  return steps.flatMap(({ tables = [] }) =>
    tables.filter((table): table is ParameterTable => table.kind === 'parameter' && table.input === undefined),
  );
}
