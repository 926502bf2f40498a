/** Workbooks part by part, as other programs than a library's writer make them. */
import { crc32, deflateRawSync } from 'node:zlib';

export interface Part {
  readonly name: string;
  readonly content: string | Uint8Array;
  /** What the archive claims, where it lies. */
  readonly claimedBytes?: number;
}

/** A packed archive of these parts. */
export function zip(parts: readonly Part[]): Uint8Array {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content, claimedBytes } of parts) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const nameBytes = Buffer.from(name);
    const sizes = Buffer.alloc(16);
    sizes.writeUInt32LE(crc32(bytes), 0);
    sizes.writeUInt32LE(packed.length, 4);
    sizes.writeUInt32LE(claimedBytes ?? bytes.length, 8);
    sizes.writeUInt16LE(nameBytes.length, 12);
    const versionFlagsMethodTime = Buffer.from([20, 0, 0, 0, 8, 0, 0, 0, 0, 0]);
    const file = Buffer.concat([Buffer.from('PK\u0003\u0004'), versionFlagsMethodTime, sizes, nameBytes, packed]);
    const offset = Buffer.alloc(14);
    offset.writeUInt32LE(at, 10);
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), versionFlagsMethodTime, sizes, offset, nameBytes]));
    files.push(file);
    at += file.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  return Uint8Array.from(Buffer.concat([...files, list, end]));
}

export interface BookFacts {
  /** The inside of `<sheetData>`, by sheet. */
  readonly sheets: Readonly<Record<string, string>>;
  readonly hidden?: readonly string[];
  /** Number formats by style, from style 1; style 0 is plain. */
  readonly formats?: readonly string[];
  readonly texts?: readonly string[];
  readonly is1904?: boolean;
  /** Behind `<sheetData>` of every sheet. */
  readonly after?: string;
  /** In front of every part. */
  readonly prolog?: string;
}

/** The parts of a workbook; a sheet's is `xl/worksheets/sheet1.xml`, and so on. */
export function bookParts({ sheets, hidden = [], formats = [], texts = [], is1904 = false, after = '', prolog = '' }: BookFacts): Part[] {
  const names = Object.keys(sheets);
  const kind = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const relation = (id: string, type: string, target: string): string =>
    `<Relationship Id="${id}" Type="${kind}/${type}" Target="${target}"/>`;
  const list = names.map(
    (name, index) =>
      `<sheet name="${name}" sheetId="${index + 1}"${hidden.includes(name) ? ' state="hidden"' : ''} r:id="rId${index + 1}"/>`,
  );
  return [
    { name: '_rels/.rels', content: `<Relationships>${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>` },
    {
      name: 'xl/workbook.xml',
      content: `${prolog}<workbook xmlns:r="${kind}"><workbookPr${is1904 ? ' date1904="1"' : ''}/><sheets>${list.join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `<Relationships>${names.map((_, index) => relation(`rId${index + 1}`, 'worksheet', `worksheets/sheet${index + 1}.xml`)).join('')}${relation('rIdT', 'sharedStrings', '/xl/sharedStrings.xml')}${relation('rIdS', 'styles', 'styles.xml')}</Relationships>`,
    },
    { name: 'xl/sharedStrings.xml', content: `<sst>${texts.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>` },
    {
      name: 'xl/styles.xml',
      content: `<styleSheet><numFmts>${formats.map((code, index) => `<numFmt numFmtId="${200 + index}" formatCode="${code.replaceAll('"', '&quot;')}"/>`).join('')}</numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${formats.map((_, index) => `<xf numFmtId="${200 + index}"/>`).join('')}</cellXfs></styleSheet>`,
    },
    ...names.map((name, index) => ({
      name: `xl/worksheets/sheet${index + 1}.xml`,
      content: `<worksheet><sheetData>${sheets[name]}</sheetData>${after}</worksheet>`,
    })),
  ];
}

export const book = (facts: BookFacts): Uint8Array => zip(bookParts(facts));

export const text = (address: string, value: string): string => `<c r="${address}" t="inlineStr"><is><t>${value}</t></is></c>`;
export const number = (address: string, value: string, style = 0): string => `<c r="${address}" s="${style}"><v>${value}</v></c>`;
export const row = (number: number, ...cells: string[]): string => `<row r="${number}">${cells.join('')}</row>`;
