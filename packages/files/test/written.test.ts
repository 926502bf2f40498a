/**
 * Files that a spreadsheet program has written, as it writes them. `written/staff.fods` is the source, two rows with a number shown as `000123`, a group
 * sign, a percentage, a date and a formula; LibreOffice 7.4 made the others of it:
 * `soffice --headless --convert-to xlsx staff.fods`, and `--convert-to "csv:Text - txt - csv (StarCalc):59,34,85"` (semicolons, GB18030). No Excel and no WPS
 * was at hand.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readBack } from './support/tables.ts';

const columns = {
  部门: 'text',
  月薪: { label: '月薪', type: 'money', scale: 2 },
  比例: 'percentage',
  入职日期: 'date',
} as const;

/** A number of a text file has the digits that stand there, one of a workbook those that it needs. */
test.each([
  ['a workbook', 'staff.xlsx', ['12345.6', '24691.3'], ['0.085', '0.05']],
  ['a text file in GBK, with semicolons', 'staff-gbk.csv', ['12345.60', '24691.30'], ['0.085', '0.050']],
])('%s', async (_, file, 月薪, 比例) => {
  const { values, problems, notes } = await readBack(readFileSync(path.join(import.meta.dirname, 'written', file)), columns);
  expect([problems, notes]).toEqual([[], []]);
  expect(values).toEqual({
    id: ['000123', '000124'],
    部门: ['昆明；研发', '北京, "总部"'],
    月薪,
    比例,
    入职日期: ['2026-01-31', '2024-02-29'],
  });
});
