import { escapeXml } from './escape-xml.ts';
import type { OutColumn } from './out-sheet.ts';

/** What a spreadsheet shows of a column's values: money with its thousands, dates as dates, and texts as texts even when they are typed over. */
export function formatCode({ type, scale }: OutColumn): string {
  switch (type) {
    case 'text':
      return '@';
    case 'integer':
      return '0';
    case 'decimal':
      return scale === undefined ? 'General' : fixed(scale);
    case 'money':
      return `#,##${fixed(scale ?? 2)}`;
    case 'percentage':
      return `${fixed(Math.max(0, (scale ?? 4) - 2))}%`;
    case 'date':
      return 'yyyy-mm-dd';
    case 'boolean':
      return 'General';
  }
}

const fixed = (scale: number): string => (scale === 0 ? '0' : `0.${'0'.repeat(scale)}`);

/** By column the number of its style; style 0 is plain, 1 the header, 2 a text that looks like a formula. */
export const headerStyle = 1;
export const quotedStyle = 2;

export class Styles {
  private readonly codes: string[] = [];

  styleOf(column: OutColumn): number {
    const code = formatCode(column);
    const index = this.codes.includes(code) ? this.codes.indexOf(code) : this.codes.push(code) - 1;
    return index + 3;
  }

  xml(): string {
    const formats = this.codes.map((code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${escapeXml(code)}"/>`).join('');
    const xf = (format: number, more = ''): string => `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0" xfId="0"${more}/>`;
    const own = this.codes.map((_, index) => xf(164 + index, ' applyNumberFormat="1"')).join('');
    const header = '<xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1" applyNumberFormat="1"/>';
    const quoted = xf(49, ' applyNumberFormat="1" quotePrefix="1"');
    const font = '<sz val="11"/><name val="Calibri"/>';
    return [
      '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
      this.codes.length === 0 ? '' : `<numFmts count="${this.codes.length}">${formats}</numFmts>`,
      `<fonts count="2"><font>${font}</font><font><b/>${font}</font></fonts>`,
      '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
      '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
      `<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>`,
      `<cellXfs count="${this.codes.length + 3}">${xf(0)}${header}${quoted}${own}</cellXfs>`,
      '</styleSheet>',
    ].join('');
  }
}
