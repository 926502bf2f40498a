/** Sheets are read back by a reader that is not their writer (pdf.js). */
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { writeSheet } from '../src/index.ts';
import { sampleSheet } from './sample-sheet.ts';

const open = async (bytes: Uint8Array, password?: string): Promise<PDFDocumentProxy> =>
  await getDocument({ data: Uint8Array.from(bytes), verbosity: 0, ...(password === undefined ? {} : { password }) }).promise;

async function textOf(document: PDFDocumentProxy, pageNumber = 1): Promise<string> {
  const { items } = await (await document.getPage(pageNumber)).getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join(' ');
}

interface Node {
  readonly role?: string;
  readonly children?: readonly Node[];
}

/** The structure as nested names: `Table(THead(TR(TH TH)))`. */
const outline = ({ role = '', children = [] }: Node): string => {
  const inner = children.map(outline).filter((text) => text !== '');
  return inner.length === 0 ? role : `${role}(${inner.join(' ')})`;
};

describe('a sheet as PDF', () => {
  it('says all its words in Latin and Chinese letters, with title and language (issue 11 §7: CJK)', async () => {
    const document = await open(await writeSheet(sampleSheet()));
    const text = await textOf(document);
    for (const word of [
      '工资单 2026年1月',
      '王小明',
      '基本工资 Base salary',
      '¥8,123.45',
      '+¥234.56',
      '12.00 h × 45.98',
      '如有疑问请联系薪资专员。',
    ])
      expect(text, word).toContain(word);
    // thin spaces, which no face has, would be boxes
    expect(text).toContain('Jan 19 – Feb 1');
    const { info, metadata } = (await document.getMetadata()) as { info: Record<string, unknown>; metadata: unknown };
    expect(info).toMatchObject({ Title: '工资单 2026年1月 · 王小明', Author: '昆明分公司', Language: 'zh-CN' });
    expect(metadata).toBeDefined();
    expect(await document.getMarkInfo()).toEqual(
      new Map([
        ['Marked', true],
        ['UserProperties', false],
        ['Suspects', false],
      ]),
    );
  });

  it('is tagged, so that a screen reader reads it in order: headings, lists, tables with their heads (issue 11 §7)', async () => {
    const document = await open(await writeSheet(sampleSheet(2)));
    const tree = (await (await document.getPage(1)).getStructTree()) as Node;
    const list = (items: number): string => `L(${Array.from({ length: items }, () => 'LI(Lbl LBody)').join(' ')})`;
    const row = 'TR(TH TD TD TD)';
    expect(outline(tree)).toBe(
      `Root(Document(H1 P ${list(3)} ${list(4)} H2 Table(THead(TR(TH TH TH TH)) TBody(${row} ${row} ${row})) H2 P))`,
    );
  });

  it('goes on on further pages, each with the heads of its columns and its number', async () => {
    const document = await open(await writeSheet(sampleSheet(90)));
    expect(document.numPages).toBe(3);
    for (const page of [1, 2, 3]) {
      const text = await textOf(document, page);
      expect(text).toContain(`CN_MONTHLY-2026-01-KM-0042 · ${page} / 3`);
      if (page < 3) expect(text).toContain('上次');
    }
    const all = (await Promise.all([1, 2, 3].map((page) => textOf(document, page)))).join(' ');
    expect(all.match(/津贴 Allowance \d+/g)).toHaveLength(89);
  });

  it('opens with its password only (AES-256)', async () => {
    const bytes = await writeSheet(sampleSheet(), '密码-secret-1');
    const plain = Buffer.from(bytes).toString('latin1');
    expect(plain).toMatch(/\/CFM\s*\/AESV3/);
    await expect(open(bytes)).rejects.toMatchObject({ name: 'PasswordException' });
    await expect(open(bytes, 'secret')).rejects.toMatchObject({ name: 'PasswordException' });
    expect(await textOf(await open(bytes, '密码-secret-1'))).toContain('王小明');
  });
});
