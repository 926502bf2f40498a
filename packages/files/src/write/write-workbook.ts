/** Rows → a workbook, while they come: memory is one block of rows and the packer's own. */
import { Readable } from 'node:stream';
import { columnLetters } from '../address.ts';
import { fileLimits } from '../limits.ts';
import type { Value } from '../typed/column.ts';
import { serialOfDate } from '../workbook/dates.ts';
import { headerStyle, quotedStyle, Styles } from './column-styles.ts';
import { escapeCellText, escapeXml } from './escape-xml.ts';
import { isFormulaLike, type OutColumn, type OutSheet } from './out-sheet.ts';
import { type OutPart, writeZip } from './write-zip.ts';

/**
 * The stream fails, so that whoever reads it never takes half a file for a whole, with what `blocks` throws.
 * @throws RangeError (out of the stream) past the rows of a sheet, the characters of a cell, and 4 GB
 */
export const writeWorkbook = (sheets: readonly OutSheet[]): Readable =>
  Readable.from(writeZip(workbookParts(sheets)), { objectMode: false });

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const kinds = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const office = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

function* workbookParts(sheets: readonly OutSheet[]): Generator<OutPart> {
  const styles = new Styles();
  const numbers = sheets.map((_, index) => index + 1);
  const override = (part: string, type: string): string => `<Override PartName="/xl/${part}.xml" ContentType="${office}.${type}+xml"/>`;
  const relation = (id: string, type: string, target: string): string =>
    `<Relationship Id="${id}" Type="${kinds}/${type}" Target="${target}"/>`;
  const relations = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"';
  yield part(
    '[Content_Types].xml',
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">',
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    override('workbook', 'sheet.main'),
    override('styles', 'styles'),
    ...numbers.map((number) => override(`worksheets/sheet${number}`, 'worksheet')),
    '</Types>',
  );
  yield part('_rels/.rels', `<Relationships ${relations}>`, relation('rId1', 'officeDocument', 'xl/workbook.xml'), '</Relationships>');
  yield part(
    'xl/workbook.xml',
    `<workbook xmlns="${main}" xmlns:r="${kinds}"><sheets>`,
    ...sheetNames(sheets).map((name, index) => `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`),
    '</sheets></workbook>',
  );
  yield part(
    'xl/_rels/workbook.xml.rels',
    `<Relationships ${relations}>`,
    ...numbers.map((number) => relation(`rId${number}`, 'worksheet', `worksheets/sheet${number}.xml`)),
    relation('rIdStyles', 'styles', 'styles.xml'),
    '</Relationships>',
  );
  for (const [index, sheet] of sheets.entries()) yield { name: `xl/worksheets/sheet${index + 1}.xml`, content: sheetXml(sheet, styles) };
  yield part('xl/styles.xml', styles.xml());
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const part = (name: string, ...lines: readonly string[]): OutPart => ({ name, content: [Buffer.from(declaration + lines.join(''))] });

/** At most 31 characters, none of `[]:*?/\`, no two alike (ECMA-376, 18.2.19). */
function sheetNames(sheets: readonly OutSheet[]): string[] {
  const taken = new Set<string>();
  return sheets.map(({ name }) => {
    const bare = name.replaceAll(/[[\]:*?/\\\p{C}]/gu, ' ').replaceAll(/^[' ]+|[' ]+$/g, '') || 'Sheet';
    for (let number = 1; ; number += 1) {
      const end = number === 1 ? '' : ` ${number}`;
      const candidate =
        [...bare]
          .slice(0, 31 - end.length)
          .join('')
          .slice(0, 31 - end.length) + end;
      if (taken.has(candidate.toLowerCase())) continue;
      taken.add(candidate.toLowerCase());
      return candidate;
    }
  });
}

const widths: Readonly<Record<OutColumn['type'], number>> = {
  text: 20,
  integer: 10,
  decimal: 14,
  money: 16,
  percentage: 12,
  date: 12,
  boolean: 10,
};

async function* sheetXml({ columns, blocks }: OutSheet, styles: Styles): AsyncGenerator<Buffer> {
  const cells = columns.map((column, index) => ({ column, letters: columnLetters(index + 1), style: styles.styleOf(column) }));
  const cols = cells.map(({ column, style }, index) => {
    const width = column.width ?? Math.max(widths[column.type], Math.min(40, [...column.label].length + 2));
    return `<col min="${index + 1}" max="${index + 1}" width="${width}" style="${style}" customWidth="1"/>`;
  });
  const frozen = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  const header = cells.map(({ column, letters }) => textCell(`${letters}1`, headerStyle, column.label));
  yield Buffer.from(
    `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">${frozen}</sheetView></sheetViews>` +
      `${cols.length === 0 ? '' : `<cols>${cols.join('')}</cols>`}<sheetData><row r="1">${header.join('')}</row>`,
  );
  let number = 1;
  for await (const block of blocks) {
    let xml = '';
    for (const row of block) {
      number += 1;
      if (number > fileLimits.rowsMax) throw new RangeError(`A sheet has at most ${fileLimits.rowsMax} rows.`);
      xml += `<row r="${number}">`;
      for (const [index, { column, letters, style }] of cells.entries())
        xml += cellXml(`${letters}${number}`, style, column, row[index] ?? null);
      xml += '</row>';
    }
    yield Buffer.from(xml);
  }
  yield Buffer.from('</sheetData></worksheet>');
}

/** A spreadsheet keeps 15 digits; a number of more is written as text, whole. */
const plainNumber = /^-?\d+(?:\.\d+)?$/;
const digitsKept = 15;

function cellXml(address: string, style: number, { type }: OutColumn, value: Value): string {
  if (value === null || value === '') return '';
  if (typeof value === 'boolean') return `<c r="${address}" s="${style}" t="b"><v>${value ? 1 : 0}</v></c>`;
  if (type === 'text' || type === 'boolean') return textCell(address, style, value);
  const number = type === 'date' ? serialOfDate(value) : numberOf(value);
  return number === null ? textCell(address, style, value) : `<c r="${address}" s="${style}"><v>${number}</v></c>`;
}

function numberOf(value: string): string | null {
  if (!plainNumber.test(value)) return null;
  return value.length > digitsKept && value.replace(/^-?[0.]*/, '').replace('.', '').length > digitsKept ? null : value;
}

function textCell(address: string, style: number, text: string): string {
  const max = fileLimits.cellCharactersMax;
  if (text.length > max) throw new RangeError(`${address} has ${text.length} characters; a cell has at most ${max}.`);
  const own = isFormulaLike(text) ? quotedStyle : style;
  return `<c r="${address}" s="${own}" t="inlineStr"><is><t xml:space="preserve">${escapeCellText(text)}</t></is></c>`;
}
