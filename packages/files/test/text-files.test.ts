import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FileError, openFile } from '../src/index.ts';
import { readBack, utf8 } from './support/tables.ts';

async function rowsOf(bytes: Uint8Array, options = {}): Promise<unknown[][]> {
  const rows: unknown[][] = [];
  for await (const block of (await openFile(bytes, 'staff', options)).blocks()) rows.push(...block.map(({ cells }) => [...cells]));
  return rows;
}

async function codeOf(bytes: Uint8Array, options = {}): Promise<string> {
  try {
    await rowsOf(bytes, options);
    return 'read';
  } catch (error) {
    if (error instanceof FileError) return error.problem.code;
    throw error;
  }
}

const latin = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'latin1'));
/** 姓名,城市 / 张三,昆明 / 李四,北京 in GBK. */
const gbk = Uint8Array.from(Buffer.from('d0d5c3fb2cb3c7cad00d0ad5c5c8fd2cc0a5c3f70d0ac0eecbc42cb1b1bea90d0a', 'hex'));
const utf16 = (text: string, swap: boolean): Uint8Array => {
  const bytes = Buffer.from(text, 'utf16le');
  return Uint8Array.from(swap ? bytes.swap16() : bytes);
};

describe('encodings', () => {
  const chinese = [
    ['姓名', '城市'],
    ['张三', '昆明'],
    ['李四', '北京'],
  ];
  const text = chinese.map((row) => row.join(',')).join('\r\n');
  test.each([
    ['UTF-8', utf8(text), 'utf-8'],
    ['UTF-8 with a mark', utf8(`\uFEFF${text}`), 'utf-8'],
    ['UTF-16 LE with a mark', utf16(`\uFEFF${text}`, false), 'utf-16le'],
    ['UTF-16 BE with a mark', utf16(`\uFEFF${text}`, true), 'utf-16be'],
    ['GBK', gbk, 'gb18030'],
  ])('%s is found', async (_, bytes, encoding) => {
    expect((await openFile(bytes, 'staff')).text?.encoding).toBe(encoding);
    expect(await rowsOf(bytes)).toEqual(chinese);
  });

  test('UTF-16 without a mark is found where most of it is Latin', async () => {
    expect(await rowsOf(utf16('name,city\nA,昆明\n', false))).toEqual([
      ['name', 'city'],
      ['A', '昆明'],
    ]);
  });

  test('Western accents could be rare Chinese: both readings, and the option that decides', async () => {
    const bytes = latin('name;city\nMüller;Köln\n');
    expect(await codeOf(bytes)).toBe('ENCODING_UNKNOWN');
    expect(await rowsOf(bytes, { encoding: 'windows-1252' })).toEqual([
      ['name', 'city'],
      ['Müller', 'Köln'],
    ]);
  });

  test('an option that the bytes contradict is refused', async () => {
    expect(await codeOf(gbk, { encoding: 'utf-8' })).toBe('ENCODING_WRONG');
  });
});

describe('fields', () => {
  test.each([
    ['comma', 'a,b\n1,2\n', ','],
    ['semicolon, with commas in numbers', 'a;b\n1,5;2,5\n3,5;4,5\n', ';'],
    ['tab', 'a\tb\n1,5\t2;5\n', '\t'],
    ['semicolon, with a comma in a quoted header', '"a, x";b\n1;2\n', ';'],
    ['said by the first line', 'sep=;\na,b;c\n1,2;3\n', ';'],
    ['one column', 'a\n1\n', ','],
  ])('%s', async (_, text, delimiter) => {
    expect((await openFile(utf8(text), 'staff')).text?.delimiter).toBe(delimiter);
  });

  test.each([
    [
      'quotes, newlines and delimiters within quotes',
      'a,b\n"x ""y""\nz","1,2"\n',
      [
        ['a', 'b'],
        ['x "y"\nz', '1,2'],
      ],
    ],
    [
      'CRLF',
      'a,b\r\n1,2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'CR',
      'a,b\r1,2\r',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'rows without anything',
      'a,b\n\n,\n1,2\n,\n\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'no newline at the end',
      'a,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a text kept from spreadsheets',
      'a,b\n="007",2\n',
      [
        ['a', 'b'],
        ['007', '2'],
      ],
    ],
  ])('%s', async (_, text, rows) => {
    expect(await rowsOf(utf8(text))).toEqual(rows);
  });

  test.each([
    ['a,b\n"1,2\n', 'QUOTE_OPEN'],
    ['a,b\n5" pipe,2\n', 'QUOTE_INSIDE'],
    ['a,b\n"x"y,2\n', 'QUOTE_AFTER'],
    ['', 'FILE_EMPTY'],
    ['\n \n', 'FILE_EMPTY'],
    ['%PDF-1.7', 'NOT_A_TABLE'],
    ['<html><table>', 'NOT_A_TABLE'],
    ['a,b\n1,\0\n', 'NOT_A_TABLE'],
  ])('%j is refused', async (text, code) => {
    expect(await codeOf(utf8(text))).toBe(code);
  });

  test('limits', async () => {
    expect(await codeOf(utf8('a\n1\n2\n'), { limits: { rowsMax: 2 } })).toBe('TOO_MANY_ROWS');
    expect(await codeOf(utf8('a,b,c\n'), { limits: { columnsMax: 2 } })).toBe('TOO_MANY_COLUMNS');
    expect(await codeOf(utf8('a,b\n1,2\n'), { limits: { cellsMax: 3 } })).toBe('TOO_MANY_CELLS');
    expect(await codeOf(utf8('abcdef\n'), { limits: { cellCharactersMax: 5 } })).toBe('CELL_TOO_LONG');
    expect(await codeOf(utf8('a\n'), { limits: { bytesMax: 1 } })).toBe('FILE_TOO_LARGE');
    expect(await codeOf(utf8('a\n'), { sheet: 'March' })).toBe('SHEETS_IN_TEXT');
  });
});

test('what an independent writer writes is read back, whatever delimiter, line end and encoding', async () => {
  const cell = fc.string({
    unit: fc.constantFrom('a', 'Z', '7', ' ', ',', ';', '\t', '"', '\n', '\r\n', '工', '资', 'é', '😀', '='),
    maxLength: 8,
  });
  // A blank row means nothing, and the writer's first cell says that this is a table.
  const table = fc
    .integer({ min: 2, max: 5 })
    .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 8 }));
  await fc.assert(
    fc.asyncProperty(
      table,
      fc.constantFrom(',', ';', '\t'),
      fc.constantFrom('\n', '\r\n'),
      fc.boolean(),
      async (rows, delimiter, end, wide) => {
        const named = [['h', ...(rows[0] ?? []).slice(1).map((_, index) => `h${index}`)], ...rows];
        const text = named.map((row) => row.map((field) => `"${field.replaceAll('"', '""')}"`).join(delimiter)).join(end);
        const bytes = wide ? utf16(`\uFEFF${text}`, false) : utf8(text);
        const expected = named.filter((row) => row.some((field) => field.trim() !== ''));
        expect(await rowsOf(bytes, { delimiter })).toEqual(expected);
      },
    ),
    { numRuns: 300 },
  );
});

test('where: line and character, also behind newlines within quotes', async () => {
  const { problems } = await readBack(utf8('id,name,wage\n1,"a\nb",x\n2,c,1,5\n3\n'), { name: 'text', wage: 'money' });
  expect(problems).toEqual([
    'staff:3:4: wage: "x" is not a number. Type digits with a decimal point, for example 1234.56.',
    'staff:4:7: "5" stands beyond the 3 columns that the header names. Name its column, or remove it.',
    'staff:5:1: 1 fields where the header has 3. Fill the row up, or remove it.',
  ]);
});

test('any bytes end in rows or in a file error, soon', async () => {
  const starts = ['', 'id,a\n', 'PK\u0003\u0004', '\u00ff\u00fe', '"', 'sep=;\n'].map((start) => latin(start));
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 400 }), async (start, rest) => {
      await codeOf(Uint8Array.from([...start, ...rest]));
    }),
    { numRuns: 2_000 },
  );
});
