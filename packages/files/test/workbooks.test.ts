import fc from 'fast-check';
import { type CellValue, writeXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { FileError, type FileOptions, numberText, openFile } from '../src/index.ts';
import { readBack } from './support/tables.ts';
import { type BookFacts, book, bookParts, number, row, text, zip } from './support/workbooks.ts';

async function rowsOf(bytes: Uint8Array, options: FileOptions = {}): Promise<unknown[][]> {
  const rows: unknown[][] = [];
  for await (const block of (await openFile(bytes, 'staff', options)).blocks()) rows.push(...block.map(({ cells }) => [...cells]));
  return rows;
}

async function codeOf(bytes: Uint8Array, options: FileOptions = {}): Promise<string> {
  try {
    await rowsOf(bytes, options);
    return 'read';
  } catch (error) {
    if (error instanceof FileError) return error.problem.code;
    throw error;
  }
}

const one = (cells: string, more: Partial<BookFacts> = {}): Uint8Array => book({ sheets: { S: row(1, cells) }, ...more });
const cell = async (xml: string, more: Partial<BookFacts> = {}): Promise<unknown> =>
  (await rowsOf(one(xml + text('Z1', 'x'), more)))[0]?.[0];

describe('what a cell holds', () => {
  test('numbers, to the 15 digits that a spreadsheet keeps', async () => {
    const held = async (value: string): Promise<unknown> => {
      const found = await cell(number('A1', value));
      return typeof found === 'number' ? numberText(found) : found;
    };
    expect(await held('1234.56')).toBe('1234.56');
    expect(await held('0.30000000000000004')).toBe('0.3');
    expect(await held('1234.5600000000001')).toBe('1234.56');
    expect(await held('1E-7')).toBe('0.0000001');
    expect(await held('-2.5E+3')).toBe('-2500');
    expect(await held('999999999999999')).toBe('999999999999999');
    expect(await held('530102199001011234')).toEqual({ kind: 'too-long', digits: '530102199001011234' });
  });

  test.each([
    ['0.00%', '0.08', { kind: 'number', value: 0.08, shown: '8%' }],
    ['000000', '1001', { kind: 'number', value: 1001, shown: '001001' }],
    ['yyyy-mm-dd', '46053', { kind: 'date', iso: '2026-01-31', time: null }],
    ['yyyy"年"m"月"d"日"', '46053', { kind: 'date', iso: '2026-01-31', time: null }],
    ['[$-804]yyyy/m/d hh:mm', '46053.5', { kind: 'date', iso: '2026-01-31', time: '12:00:00' }],
    ['[h]:mm', '1.5625', { kind: 'time', days: 1.5625 }],
    ['#,##0.00" per day"', '5', 5],
    ['0.00E+00', '5', 5],
    ['[Red]¥#,##0', '5', 5],
    ['General', '46053', 46053],
    ['G/通用格式', '46053', 46053],
    ['G/通用格式"元"', '46053', 46053],
    ['_ * #,##0.00_ ;_ * -#,##0.00_ ;_ * "-"??_ ;_ @_ ', '46053', 46053],
    ['m"月"d"日"', '46053', { kind: 'date', iso: '2026-01-31', time: null }],
  ])('format %s', async (format, value, expected) => {
    expect(await cell(number('A1', value, 1), { formats: [format] })).toEqual(expected);
  });

  test('dates of both epochs, and the day that never was', async () => {
    const date = async (serial: string, is1904 = false): Promise<unknown> => {
      const found = await cell(number('A1', serial, 1), { formats: ['yyyy-mm-dd'], is1904 });
      return typeof found === 'object' && found !== null && 'iso' in found ? found.iso : found;
    };
    expect([await date('1'), await date('59'), await date('60'), await date('61')]).toEqual(['1900-01-01', '1900-02-28', 60, '1900-03-01']);
    expect([await date('0', true), await date('44591', true)]).toEqual(['1904-01-01', '2026-01-31']);
  });

  test('texts, truths, errors, formulas with and without a result', async () => {
    expect(await cell('<c r="A1" t="s"><v>1</v></c>', { texts: ['a', 'b &amp; c_x000D_'] })).toBe('b & c\r');
    expect(await cell('<c r="A1" t="inlineStr"><is><r><t>rich </t></r><r><t>text</t></r><rPh><t>reading</t></rPh></is></c>')).toBe(
      'rich text',
    );
    expect(await cell('<c r="A1" t="b"><v>1</v></c>')).toBe(true);
    expect(await cell('<c r="A1" t="e"><f>1/0</f><v>#DIV/0!</v></c>')).toEqual({ kind: 'error', text: '#DIV/0!' });
    expect(await cell('<c r="A1"><f>1+1</f><v>2</v></c>')).toBe(2);
    expect(await cell('<c r="A1"><f>1+1</f></c>')).toEqual({ kind: 'formula' });
    expect(await cell('<c r="A1" t="d"><v>2026-01-31T00:00:00</v></c>')).toEqual({ kind: 'date', iso: '2026-01-31', time: null });
    expect(await cell("<x:c xmlns:x='y' t = 'str' r = 'A1'><x:v><![CDATA[a<b]]></x:v></x:c>")).toBe('a<b');
  });
});

describe('cells where their column takes something else', () => {
  const wages = async (type: 'money' | 'date' | 'text', xml: string, formats: readonly string[] = []): Promise<unknown> => {
    const bytes = book({ sheets: { S: row(1, text('A1', 'id'), text('B1', 'v')) + row(2, number('A2', '7'), xml) }, formats });
    const { values, codes } = await readBack(bytes, { v: { label: 'v', type, scale: 2 } });
    return codes[0] ?? values.v?.[0];
  };
  test.each([
    ['money', number('B2', '46053', 1), ['yyyy-mm-dd'], 'DATE_AS_NUMBER'],
    ['money', number('B2', '1.5', 1), ['[h]:mm'], 'TIME_AS_NUMBER'],
    ['money', number('B2', '0.08', 1), ['0%'], 'PERCENT_SIGN'],
    ['money', '<c r="B2" t="e"><v>#N/A</v></c>', [], 'CELL_ERROR'],
    ['money', '<c r="B2"><f>A1</f></c>', [], 'FORMULA_WITHOUT_RESULT'],
    ['money', number('B2', '33.333333333333336'), [], 'TOO_MANY_DECIMALS'],
    ['money', text('B2', '1,234.50'), [], '1234.50'],
    ['date', number('B2', '46053'), [], 'NUMBER_AS_DATE'],
    ['date', number('B2', '46053.5', 1), ['yyyy-mm-dd'], 'DATE_WITH_TIME'],
    ['text', number('B2', '530102199001011234'), [], 'DIGITS_LOST'],
    ['text', number('B2', '1001', 1), ['000000'], '001001'],
    ['text', number('B2', '1001.5'), [], '1001.5'],
  ] as const)('%s: %s', async (type, xml, formats, expected) => {
    expect(await wages(type, xml, formats)).toBe(expected);
  });
});

describe('sheets', () => {
  const filled = row(1, text('A1', 'id')) + row(2, text('A2', '1'));
  test('the only one that is visible and has cells is read; hidden ones are named', async () => {
    const bytes = book({ sheets: { Data: filled, Empty: '', Old: filled }, hidden: ['Old'] });
    const { values, notes } = await readBack(bytes, {});
    expect(values.id).toEqual(['1']);
    expect(notes).toEqual(['staff: Read is the sheet Data; hidden and not read: Old.']);
  });

  test('of several one must be named', async () => {
    const bytes = book({ sheets: { January: filled, February: filled } });
    expect(await codeOf(bytes)).toBe('SHEET_WHICH');
    expect(await codeOf(bytes, { sheet: 'March' })).toBe('SHEET_UNKNOWN');
    expect(await codeOf(bytes, { sheet: 'february' })).toBe('read');
    expect(await codeOf(book({ sheets: { A: '', B: '' } }))).toBe('FILE_EMPTY');
  });

  test('hidden rows are read and said; merged cells below the header are refused', async () => {
    const hidden = book({ sheets: { S: `${filled}<row r="3" hidden="1">${text('A3', '2')}</row>` } });
    expect((await readBack(hidden, {})).notes).toEqual([
      'staff#S: 1 hidden rows are read like the others, among them 3. Delete them if they do not belong to the table.',
    ]);
    const merged = book({ sheets: { S: filled + row(3, text('A3', '2')) }, after: '<mergeCells><mergeCell ref="A2:A3"/></mergeCells>' });
    expect((await readBack(merged, {})).problems).toEqual([
      'staff#S!A2: Merged cells: only the first of them holds the value. Unmerge them and fill in each cell.',
    ]);
    const title = book({ sheets: { S: filled }, after: '<mergeCells><mergeCell ref="A1:B1"/></mergeCells>' });
    expect((await readBack(title, {})).problems).toEqual([]);
  });

  test('what lies behind the cells is none of them', async () => {
    const behind = '<controls><anchor><from><xdr:col>1</xdr:col><xdr:row>2</xdr:row></from></anchor><c r="A9"><v>7</v></c></controls>';
    expect(await rowsOf(book({ sheets: { S: filled }, after: behind }))).toEqual([['id'], ['1']]);
  });

  test('where: sheet and cell', async () => {
    const bytes = book({ sheets: { March: row(3, text('C3', 'id'), text('D3', 'w')) + row(7, text('C7', '1'), text('D7', 'x')) } });
    expect((await readBack(bytes, { w: 'money' })).problems).toContain(
      'staff#March!D7: w: "x" is not a number. Type digits with a decimal point, for example 1234.56.',
    );
  });
});

describe('a workbook that means harm, or is broken', () => {
  const sheet = (content: string): Uint8Array =>
    zip(bookParts({ sheets: { S: '' } }).map((part) => (part.name.includes('sheet1') ? { ...part, content } : part)));

  test('what unpacks to too much is stopped there, whatever the archive claims', async () => {
    const bomb = { name: 'xl/worksheets/sheet1.xml', content: Buffer.alloc(64 * 2 ** 20, 32), claimedBytes: 100 };
    const bytes = zip([...bookParts({ sheets: { S: '' } }).slice(0, -1), bomb]);
    expect(bytes.length).toBeLessThan(100_000);
    expect(await codeOf(bytes, { limits: { unpackedBytesMax: 2 ** 20 } })).toBe('WORKBOOK_TOO_LARGE');
    expect(await codeOf(bytes)).toBe('BROKEN_WORKBOOK');
  });

  test('too many parts, rows, columns, cells, characters; far away cells', async () => {
    expect(await codeOf(one(text('A1', 'x')), { limits: { partsMax: 3 } })).toBe('WORKBOOK_TOO_LARGE');
    expect(await codeOf(book({ sheets: { S: row(1_048_577, text('A1048577', 'x')) } }))).toBe('TOO_MANY_ROWS');
    expect(await codeOf(one(text('XFD1', 'x')))).toBe('TOO_MANY_COLUMNS');
    expect(await codeOf(one(text('A1', 'x').repeat(3)), { limits: { cellsMax: 2 } })).toBe('TOO_MANY_CELLS');
    expect(await codeOf(one(text('A1', 'x'.repeat(40_000))))).toBe('CELL_TOO_LONG');
    expect(await codeOf(one(text('A1', 'x')), { limits: { millisecondsMax: -1 } })).toBe('TOO_SLOW');
  });

  test('no document type, so no entities, inside or from elsewhere', async () => {
    const entities = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b SYSTEM "file:///etc/passwd">]>';
    expect(await codeOf(one(text('A1', '&a;'), { prolog: entities }))).toBe('BROKEN_WORKBOOK');
    expect(await cell(text('A1', '&a;&#65;&#x110000;'))).toBe('&a;A&#x110000;');
  });

  test.each([
    ['breaks off', '<worksheet><sheetData><row r="1"><c r="A1"><v>1'],
    ['tags that do not match', '<worksheet><sheetData></worksheet></sheetData>'],
    ['too deep', '<a>'.repeat(1_000)],
    ['rows that go back', `<worksheet><sheetData>${row(2, text('A2', 'x'))}${row(1, text('A1', 'x'))}</sheetData></worksheet>`],
    ['a text that is not there', `<worksheet><sheetData>${row(1, '<c r="A1" t="s"><v>9</v></c>')}</sheetData></worksheet>`],
  ])('%s', async (_, content) => {
    expect(await codeOf(sheet(content))).toBe('BROKEN_WORKBOOK');
  });

  test('old and locked workbooks, and an archive that is no workbook', async () => {
    const container = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
    expect(await codeOf(Uint8Array.from([...container, ...Buffer.alloc(100)]))).toBe('OLD_WORKBOOK');
    const locked = await writeXlsx({ sheets: [{ name: 'S', rows: [['a']] }], encryption: { password: 'x', spinCount: 1 } });
    expect(await codeOf(locked)).toBe('LOCKED_WORKBOOK');
    expect(await codeOf(zip([{ name: 'letter.txt', content: 'x' }]))).toBe('NOT_A_TABLE');
    expect(await codeOf(book({ sheets: {} }))).toBe('NOT_A_TABLE');
  });

  test('any change to its bytes ends in rows or in a file error', async () => {
    const whole = book({ sheets: { S: row(1, text('A1', 'id'), number('B1', '5', 1)) }, formats: ['0%'], texts: ['a'] });
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.nat(255), fc.nat(whole.length), async (at, byte, length) => {
        const changed = Uint8Array.from(whole);
        changed[at] = byte;
        await codeOf(changed);
        await codeOf(changed.subarray(0, length));
      }),
      { numRuns: 600 },
    );
  });

  test('any part that is not what it should be', async () => {
    const piece = fc.constantFrom(
      '<row r="1">',
      '</row>',
      '<c r="A1" t="s">',
      '</c>',
      '<v>',
      '</v>',
      '9',
      '<is><t>',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '"',
      '&',
      '<',
      '/>',
      '<mergeCell ref="',
      '<sheetData>',
      '\u0000',
    );
    const parts = bookParts({ sheets: { S: '' } });
    await fc.assert(
      fc.asyncProperty(fc.nat(parts.length - 1), fc.array(piece, { maxLength: 30 }), async (at, pieces) => {
        await codeOf(zip(parts.map((part, index) => (index === at ? { ...part, content: pieces.join('') } : part))));
      }),
      { numRuns: 600 },
    );
  });
});

test('what an independent writer writes is read back', async () => {
  const value: fc.Arbitrary<CellValue> = fc.oneof(
    fc
      .string({ unit: fc.constantFrom('a', '<', '&', '"', '工', '😀', ' '), minLength: 1, maxLength: 6 })
      .filter((written) => written.trim() === written && written !== ''),
    fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map((cents) => cents / 100),
    fc.boolean(),
    fc
      .date({ min: new Date('1901-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
      .map((date) => new Date(`${date.toISOString().slice(0, 10)}T00:00:00Z`)),
    fc.constant(null),
  );
  const table = fc.array(fc.array(value, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 6 });
  const expected = (written: CellValue): unknown =>
    written instanceof Date ? { kind: 'date', iso: written.toISOString().slice(0, 10), time: null } : written;
  const end = (cells: readonly unknown[]): unknown[] => cells.slice(0, cells.findLastIndex((found) => found !== null) + 1);
  await fc.assert(
    fc.asyncProperty(table, fc.constantFrom('shared' as const, 'inline' as const), async (rows, stringMode) => {
      const named: CellValue[][] = [['h'], ...rows];
      const bytes = await writeXlsx({ sheets: [{ name: 'S', rows: named }], stringMode });
      const found = (await rowsOf(bytes)).map(end);
      expect(found).toEqual(named.map((cells) => end(cells.map(expected))).filter((cells) => cells.length > 0));
    }),
    { numRuns: 150 },
  );
});
