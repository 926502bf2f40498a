import { askRows } from '@wagewright/calc-engine/authoring';
import { readPack } from '@wagewright/calc-engine/packs';
import { calculationDefinitionSchema, type ParameterTable } from '@wagewright/contracts/definition';
import { createFormatter, exactReader } from '@wagewright/contracts/format';
import { describe, expect, it } from 'vitest';
import { gridColumns } from '../../../src/features/payroll/rules/rows/grid-columns.ts';
import { withTable } from '../../../src/features/payroll/rules/rows/use-rows-check.ts';
import {
  dayBefore,
  gridCell,
  rowChanges,
  rowsOfVersion,
  withVersion,
  writtenCell,
  writtenRows,
} from '../../../src/features/payroll/rules/rows/version-rows.ts';
import { putCells, removeRows } from '../../../src/shared/ui/rows-grid/grid-rows.ts';
import type { GridColumn } from '../../../src/shared/ui/rows-grid/grid-types.ts';

const china = calculationDefinitionSchema.parse(readPack('china/monthly'));
const tableOf = (code: string): ParameterTable => {
  const table = china.steps.flatMap(({ tables }) => tables).find((one) => one.code === code);
  if (table?.kind !== 'parameter') throw new Error(`no dated table ${code}`);
  return table;
};
const reader = exactReader('en');
const columnsOf = (table: ParameterTable): GridColumn[] =>
  gridColumns(table, askRows(china, table.code, reader)?.columns ?? [], [], 0, createFormatter('en'), { noLimit: 'no limit' });

const share: GridColumn = { id: 'Rate', name: 'Rate', type: 'percent', scale: 6 };
const amount: GridColumn = { id: 'Floor', name: 'Floor', type: 'money', scale: 2 };
const factor: GridColumn = { id: 'Factor', name: 'Factor', type: 'decimal', scale: 12 };

describe('a cell of the definition in the grid', () => {
  it.each([
    ['8%', share, '0.08'],
    [0.08, share, '0.08'],
    ['0.0525', share, '0.0525'],
    [36000, amount, '36000'],
    [0.0000001, factor, '0.0000001'],
    ['0.123456789012', factor, '0.123456789012'],
    [null, amount, ''],
    [undefined, amount, ''],
  ])('%s is exact text', (cell, column, text) => {
    expect(gridCell(cell, column)).toBe(text);
  });

  it('is written back so that no digit is lost', () => {
    expect(writtenCell('0.0525', share)).toBe('5.25%');
    expect(writtenCell('1234.50', amount)).toBe(1234.5);
    expect(writtenCell('12345678901234.56', amount)).toBe('12345678901234.56');
    expect(writtenCell('true', { id: 'A', name: 'A', type: 'boolean' })).toBe(true);
  });
});

describe('rows of a version', () => {
  it('that nobody touches are saved as they were written, in every dated table of the pack', () => {
    for (const table of china.steps.flatMap(({ tables }) => tables)) {
      if (table.kind !== 'parameter') continue;
      const columns = columnsOf(table);
      for (const version of table.versions)
        expect(writtenRows(rowsOfVersion(version, columns), columns, version.rows)).toEqual(version.rows);
    }
  });

  it('keep all but the cell that is changed; a row that is gone takes nothing of another along', () => {
    const city = tableOf('City');
    const columns = columnsOf(city);
    const [version] = city.versions;
    const rate = columns.findIndex(({ id }) => id === 'PensionRate');
    const before = version?.rows ?? [];
    const rows = rowsOfVersion({ rows: before }, columns);
    const changed = putCells(rows, columns, { row: 0, column: rate }, [['0.085']]);
    expect(writtenRows(changed, columns, before)).toEqual([{ ...before[0], PensionRate: '8.5%' }, ...before.slice(1)]);
    expect(writtenRows(removeRows(rows, 0, 0), columns, before)).toEqual(before.slice(1));
    const keys = columns.filter(({ id }) => id === 'Code');
    const nameOf = (row: { cells: Readonly<Record<string, unknown>> }) => String(row.cells.Code);
    expect(rowChanges(rows, changed, columns, keys, nameOf)).toEqual([
      { row: String(before[0]?.Code), column: columns[rate], before: '0.08', after: '0.085' },
    ]);
    expect(rowChanges(rows, removeRows(rows, 0, 0), columns, keys, nameOf)).toEqual([
      { row: String(before[0]?.Code), column: null, before: String(before[0]?.Code), after: null },
    ]);
  });

  it('end the day before a new version begins, where they would reach into it', () => {
    const table = { ...tableOf('City'), versions: [{ validFrom: '2025-07-01', validTo: '2026-12-31', source: 'a', rows: [{}] }] };
    const next = { validFrom: '2026-03-01', source: 'b', rows: [{}] };
    expect(withVersion(table, next, null).map(({ validFrom, validTo }) => [validFrom, validTo])).toEqual([
      ['2025-07-01', '2026-02-28'],
      ['2026-03-01', undefined],
    ]);
    expect(withVersion(table, { ...next, validFrom: '2025-08-01' }, '2025-07-01')).toHaveLength(1);
    expect(dayBefore('2024-03-01')).toBe('2024-02-29');
  });
});

describe('what is said of rows while they are written', () => {
  const tax = tableOf('IncomeTax');
  const asked = (rows: ParameterTable['versions'][number]['rows']) =>
    askRows(withTable(china, { ...tax, versions: tax.versions.map((version) => ({ ...version, rows })) }), tax.code, reader);
  const rows = tax.versions[0]?.rows ?? [];

  it('a quick deduction that does not follow is asked about; one that is left out is derived', () => {
    expect(asked(rows)?.questions).toEqual([]);
    const wrong = asked(rows.map((row, index) => (index === 3 ? { ...row, Quick: 31921 } : row)));
    expect(wrong?.questions).toEqual([expect.objectContaining({ version: '2019-01-01', row: 3, column: 'Quick' })]);
    expect(wrong?.questions[0]?.message).toContain('31,920');
    const left = asked(rows.map((row, index) => (index === 3 ? { UpTo: row.UpTo ?? null, Rate: row.Rate ?? null } : row)));
    expect(left?.derived.get('2019-01-01')?.[3]).toEqual({ Quick: '31920' });
    expect(left?.questions).toEqual([]);
  });

  it('bounds that do not rise and a rate that is missing are told at their cells', () => {
    const places = (found: ReturnType<typeof asked>) => found?.errors.map(({ code, row, column }) => [code, row, column]);
    expect(places(asked([rows[1] ?? {}, rows[0] ?? {}, ...rows.slice(2)]))).toEqual([['TABLE_SHAPE', 1, 'UpTo']]);
    expect(places(asked([{ UpTo: 1 }, ...rows.slice(1)]))).toEqual([['PARAMETER_VALUE', 0, 'Rate']]);
  });
});
