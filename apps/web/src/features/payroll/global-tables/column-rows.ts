/** Columns of a table as rows of a grid: one row a column, with what it does for finding rows. */
import type { ParameterColumn, ParameterTable } from '@wagewright/contracts/definition';
import type { GlobalTableType } from '@wagewright/contracts/payroll/global-tables';
import type { TFunction } from 'i18next';
import { type GridColumn, type GridRow, gridRows, isBlankRow } from '../../../shared/ui/rows-grid/index.ts';

export const columnTypes = ['text', 'integer', 'decimal', 'money', 'date', 'boolean'] as const satisfies readonly ParameterColumn['type'][];
export const bracketBounds = ['from', 'over', 'up-to', 'below'] as const satisfies readonly NonNullable<
  ParameterTable['bracket']
>['bound'][];
/** What a column is for where rows are found by brackets. */
const bracketRoles = ['column', 'rate', 'base', 'quick'] as const;
type BracketRole = (typeof bracketRoles)[number];

/** Columns of the grid, by how the table finds its rows. */
export function columnFields(type: GlobalTableType, t: TFunction<'globalTables'>): GridColumn[] {
  const types = Object.fromEntries(columnTypes.map((one) => [one, t(`types.${one}`)]));
  const roles = Object.fromEntries(bracketRoles.map((one) => [one, t(`roles.${one}`)]));
  return [
    { id: 'code', name: t('field.code'), type: 'text', isRequired: true },
    { id: 'en', name: t('field.en'), type: 'text' },
    { id: 'zh', name: t('field.zh'), type: 'text' },
    { id: 'type', name: t('field.type'), type: 'text', isRequired: true, labels: types },
    { id: 'scale', name: t('field.scale'), type: 'integer' },
    { id: 'percentage', name: t('field.percentage'), type: 'boolean' },
    ...(type === 'keyed' ? [{ id: 'key', name: t('field.key'), type: 'boolean' } as const] : []),
    ...(type === 'brackets' ? [{ id: 'role', name: t('field.role'), type: 'text', labels: roles } as const] : []),
  ];
}

const roleOf = ({ bracket }: ParameterTable, code: string): string => bracketRoles.find((role) => bracket?.[role] === code) ?? '';

export const columnRows = (table: ParameterTable): GridRow[] =>
  gridRows(
    table.columns.map(({ code, name, type, scale, display }) => ({
      code,
      en: name.en,
      zh: name['zh-CN'],
      type,
      scale: scale === undefined ? '' : String(scale),
      percentage: display.percentage ? 'true' : '',
      key: table.key.includes(code) ? 'true' : '',
      role: roleOf(table, code),
      // not shown: which column it is, whatever its code becomes; a row that is new has none
      was: code,
    })),
  );

const textOf = ({ cells }: GridRow, id: string): string => {
  const cell = cells[id] ?? '';
  return typeof cell === 'string' ? cell : cell.typed;
};

/** A column as its row says it; what the grid does not show stays as it was. */
function columnOf(row: GridRow, was: ParameterColumn | undefined): ParameterColumn {
  const [code, en, zh, type, scale] = ['code', 'en', 'zh', 'type', 'scale'].map((id) => textOf(row, id).trim());
  const { scale: _, ...rest } = was ?? {};
  const display = was?.display ?? { hidden: false, zero: 'show' as const, sign: 'plain' as const };
  return {
    rounding: 'HALF_UP',
    ...rest,
    code: code ?? '',
    name: { en: en || zh || code || '', 'zh-CN': zh || en || code || '' },
    // another word than those that there are is the server's to refuse
    type: (type ?? '') as ParameterColumn['type'],
    ...(scale ? { scale: Number(scale) } : {}),
    display: { ...display, percentage: textOf(row, 'percentage') === 'true' },
  };
}

/** The table with the columns of the rows. Cells of a column that has another code now go along; those of one that is gone go too. */
export function withColumns(table: ParameterTable, rows: readonly GridRow[], bound: (typeof bracketBounds)[number]): ParameterTable {
  const written = rows.filter((row) => !isBlankRow(row));
  const before = (row: GridRow) => table.columns.find(({ code }) => code === textOf(row, 'was'));
  const columns = written.map((row) => columnOf(row, before(row)));
  const renamed = new Map(written.map((row, index) => [textOf(row, 'was'), columns[index]?.code ?? '']));
  const versions = table.versions.map((version) => ({
    ...version,
    rows: version.rows.map((cells) =>
      Object.fromEntries(Object.entries(cells).flatMap(([code, cell]) => (renamed.has(code) ? [[renamed.get(code) ?? code, cell]] : []))),
    ),
  }));
  const { bracket: _, ...rest } = table;
  const roles = new Map(written.map((row, index) => [textOf(row, 'role') as BracketRole | '', columns[index]?.code ?? '']));
  const places = Object.fromEntries(bracketRoles.flatMap((role) => (roles.has(role) ? [[role, roles.get(role)]] : [])));
  const keyed = written.flatMap((row, index) => (textOf(row, 'key') === 'true' ? (columns[index]?.code ?? []) : []));
  // formulas give the parts of a key in its order: those that were there keep theirs, wherever their columns stand
  const stood = table.key.flatMap((code) => renamed.get(code) ?? []).filter((code) => keyed.includes(code));
  const key = [...stood, ...keyed.filter((code) => !stood.includes(code))];
  const bracket = roles.has('column') ? { bracket: { bound, ...places } as NonNullable<ParameterTable['bracket']> } : {};
  return { ...rest, ...bracket, key, columns, versions };
}
