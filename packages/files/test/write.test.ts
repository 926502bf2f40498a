import { buffer } from 'node:stream/consumers';
import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { type OutSheet, openFile, readTable, type Value, writeText, writeWorkbook } from '../src/index.ts';
import { key } from './support/tables.ts';

const columns = [
  key,
  { label: 'name', type: 'text' },
  { label: 'pay', type: 'money', scale: 2, currency: 'CNY' },
  { label: 'rate', type: 'percentage', scale: 4 },
  { label: 'days', type: 'integer' },
  { label: 'hours', type: 'decimal' },
  { label: 'from', type: 'date' },
  { label: 'resident', type: 'boolean' },
] as const;
const rows: Value[][] = [
  ['007', '张伟 <a> & "b"', '1234.56', '0.0825', '3', '7.125', '2026-01-31', true],
  ['008', '=1+1', '-0.01', '1', '-4', '0', '9999-12-31', false],
  ['009', '-Ann', '999999999999.99', null, null, null, null, null],
  ['010', "'=kept", null, null, '0', null, '1900-03-01', null],
  ['011', '@x, "y"', '0', null, null, null, null, null],
  ['012', 'a_x000D_b 😀', null, null, null, null, null, null],
  ['013', '+86 138 0000', null, null, null, null, null, null],
];
const sheet = (blocks: OutSheet['blocks'] = [rows.slice(0, 3), rows.slice(3)]): OutSheet => ({ name: 'Staff [1]/2', columns, blocks });

async function readBackRows(bytes: Uint8Array): Promise<unknown> {
  const find = (header: string) => columns.find(({ label }) => label === header);
  const table = await readTable(await openFile(bytes, 'out'), {
    columns: { all: columns.slice(1), find, hint: () => '' },
    key,
    notation: {},
  });
  expect(table.problems).toEqual([]);
  return table.rows.map((_, row) => columns.map((column) => table.values.get(column)?.[row] ?? null));
}

test('a workbook that is written is read back as it was: numbers as numbers, dates as dates, texts as texts', async () => {
  expect(await readBackRows(await buffer(writeWorkbook([sheet()])))).toEqual(rows);
});

test('a text file that is written is read back as it was', async () => {
  expect(await readBackRows(await buffer(writeText(sheet())))).toEqual(rows);
});

test('another reader of workbooks finds numbers, days and texts, and no formula', async () => {
  const book = await readXlsx(await buffer(writeWorkbook([sheet(), sheet([])])));
  expect(book.sheets.map(({ name }) => name)).toEqual(['Staff  1  2', 'Staff  1  2 2']);
  const [, first, second] = book.sheets[0]?.rows ?? [];
  expect(first?.slice(0, 6)).toEqual(['007', '张伟 <a> & "b"', 1234.56, 0.0825, 3, 7.125]);
  expect(first?.[6]).toEqual(new Date('2026-01-31T00:00:00Z'));
  expect(second?.[1]).toBe('=1+1');
});

test('a text file has an apostrophe before what a spreadsheet would compute, and none before a negative number (S8)', async () => {
  const text = (await buffer(writeText(sheet()))).toString();
  expect(text).toContain("\r\n008,'=1+1,-0.01,1,-4,0,9999-12-31,FALSE\r\n");
  expect(text).toContain('\r\n011,"\'@x, ""y""",0,');
});

test('a number of more digits than a spreadsheet keeps is written as a text, whole', async () => {
  const one = {
    name: 'S',
    columns: [{ label: 'big', type: 'decimal' } as const],
    blocks: [[['1234567890123456.25'], ['0.000000000000001']]],
  };
  const book = await readXlsx(await buffer(writeWorkbook([one])));
  expect(book.sheets[0]?.rows.slice(1)).toEqual([['1234567890123456.25'], [1e-15]]);
});

test('a source that fails breaks the stream off, and what is written of rows is a block at a time', async () => {
  let asked = 0;
  function* failing(): Generator<Value[][]> {
    for (; asked < 2_000; asked += 1) yield [[String(asked)]];
    throw new Error('the source failed');
  }
  const stream = writeWorkbook([sheet(failing())]);
  await expect(buffer(stream)).rejects.toThrow('the source failed');
  expect(asked).toBe(2_000);
  await expect(buffer(writeWorkbook([sheet([[['x'.repeat(32_768)]]])]))).rejects.toThrow('A2 has 32768 characters');
});
