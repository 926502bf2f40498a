import { type ColumnPlan, type Program, type TablePlan, writeStored } from '@wagewright/calc-engine';
import type { Language, LocalizedText } from '@wagewright/contracts';
import { exactReader } from '@wagewright/contracts/format';
import type { Explanation } from '@wagewright/contracts/payroll/tables';
import { formatValue, readGroupRows, type Sql } from '@wagewright/db';

/** Rows of a group that an explanation lists, the largest first. */
const rowsMax = 50;

interface SharedCell {
  readonly runId: number;
  readonly table: TablePlan;
  readonly column: ColumnPlan;
  readonly row: { readonly v: readonly (string | null)[]; readonly t: readonly (string | null)[] };
}

const readers = { en: exactReader('en'), 'zh-CN': exactReader('zh-CN') } as const;

const write = (stored: string | null, column: ColumnPlan): string | null =>
  stored === null || column.storage === 't' ? stored : formatValue(stored, column);

function show(stored: string | null, column: ColumnPlan): LocalizedText | null {
  if (stored === null) return null;
  const value = column.storage === 't' ? stored : BigInt(stored);
  const inLanguage = (language: Language): string => writeStored(value, column, readers[language]) ?? '';
  return { en: inLanguage('en'), 'zh-CN': inLanguage('zh-CN') };
}

const leaf = (kind: Explanation['kind'], name: LocalizedText): Explanation => ({
  kind,
  name,
  value: null,
  shown: null,
  sentences: [],
  source: null,
  whose: null,
  rule: null,
  failed: false,
  children: [],
});

const stored = (kind: Explanation['kind'], name: LocalizedText, value: string | null, column: ColumnPlan): Explanation => ({
  ...leaf(kind, name),
  value: write(value, column),
  shown: show(value, column),
});

const same = (text: string): LocalizedText => ({ en: text, 'zh-CN': text });
const viewName = ({ name }: Pick<ColumnPlan, 'name'>): LocalizedText => ({ en: name.en, 'zh-CN': name['zh-CN'] });

/** How many rows the group has, in words. */
function countText(rows: number, table: TablePlan): LocalizedText {
  return {
    en: `The group has ${readers.en.number(String(rows), 0)} ${rows === 1 ? 'row' : 'rows'} in “${table.name.en}”.`,
    'zh-CN': `该组在“${table.name['zh-CN']}”中有 ${readers['zh-CN'].number(String(rows), 0)} 行。`,
  };
}

const moreText = (rows: number): LocalizedText => ({
  en: `and ${readers.en.number(String(rows), 0)} more rows`,
  'zh-CN': `另有 ${readers['zh-CN'].number(String(rows), 0)} 行`,
});

interface Parts {
  readonly sentences: LocalizedText[];
  readonly children: Explanation[];
}

/** What the group is, and the rows that were aggregated. */
async function partsOf(sql: Sql, program: Program, { runId, table, column, row }: SharedCell): Promise<Parts> {
  const { pivot } = table;
  const source = program.tables.find(({ no }) => no === pivot?.of);
  const aggregate = pivot?.aggregates.find((one) => one.column.code === column.code);
  if (!pivot || !source || !aggregate) return { sentences: [], children: [] };
  const groups = table.columns.slice(0, pivot.groupBy.length).map((key) => ({ key, value: row[key.storage][key.position - 1] ?? null }));
  const keys = groups.map(({ value }, index) => ({ storage: 't' as const, position: 0, ...pivot.groupBy[index], value }));
  const of = aggregate.position === 0 ? null : { storage: aggregate.storage, position: aggregate.position };
  const sourceColumn = source.columns.find(({ storage, position }) => storage === of?.storage && position === of.position);
  const { rows, total } = await readGroupRows(sql, { runId, tableNo: source.no, keys, column: of, limit: rowsMax });
  const people = rows.map(({ name, employeeNumber, line, value }): Explanation => {
    const place = { en: `${source.name.en}, row ${line + 1}`, 'zh-CN': `${source.name['zh-CN']}第 ${line + 1} 行` };
    const owner = name === null ? place : same(`${name} (${employeeNumber})`);
    const part = sourceColumn ? stored('input', owner, value, sourceColumn) : leaf('input', owner);
    return name === null || source.lines === 'one' ? part : { ...part, source: place };
  });
  const more = total > rows.length ? [leaf('rows', moreText(total - rows.length))] : [];
  const named = groups.map(({ key, value }) => stored('column', viewName(key), value, key));
  return { sentences: [countText(total, source)], children: [...named, ...people, ...more] };
}

/** How a cell that all employees share came about: its group, and of an aggregate the rows of the group. */
export async function explainShared(sql: Sql, program: Program, cell: SharedCell): Promise<Explanation> {
  const { column, row } = cell;
  const value = row[column.storage][column.position - 1] ?? null;
  return { ...stored('column', viewName(column), value, column), rule: column.expression, ...(await partsOf(sql, program, cell)) };
}
