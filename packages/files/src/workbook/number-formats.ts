/** What a cell's number format makes of its number: a workbook stores dates, times and percentages as plain numbers. */
import { attribute, type XmlHandler } from './xml.ts';

export type NumberFormat =
  | { readonly kind: 'plain' }
  | { readonly kind: 'percent' }
  | { readonly kind: 'date' }
  | { readonly kind: 'time' }
  /** `000000`: a number of that many digits, zeros in front. */
  | { readonly kind: 'padded'; readonly digits: number };

const plain: NumberFormat = { kind: 'plain' };

/** Formats that have a number only (ECMA-376, 18.8.30); 27–36 and 50–58 are the dates of East Asian editions. */
function builtIn(id: number): NumberFormat {
  if (id === 9 || id === 10) return { kind: 'percent' };
  if ((id >= 14 && id <= 17) || id === 22) return { kind: 'date' };
  if ((id >= 27 && id <= 31) || id === 36 || (id >= 50 && id <= 54) || id === 57 || id === 58) return { kind: 'date' };
  if ((id >= 18 && id <= 21) || (id >= 32 && id <= 35) || (id >= 45 && id <= 47) || id === 55 || id === 56) return { kind: 'time' };
  return plain;
}

/** @param code as `0.00%`, `yyyy"年"m"月"d"日"`, `[h]:mm` */
export function numberFormatOf(code: string): NumberFormat {
  const [first = ''] = code.split(';');
  // Quoted text, escaped characters, fillers, and conditions or colours in brackets say nothing of the kind; elapsed hours do.
  const bare = first
    .replaceAll(/"[^"]*"|\\.|[_*]./g, '')
    .replaceAll(/\[(?!(?:h+|m+|s+)\])[^\]]*\]/gi, '')
    .toLowerCase();
  // What Excel calls General, Chinese programs write G/通用格式.
  if (/general|通用格式/.test(bare)) return plain;
  if (/[yde]|(?:^|[^h:\]])m{3,}/.test(bare.replaceAll(/0e[+-]/g, ''))) return { kind: 'date' };
  if (/[hs]|\[m/.test(bare)) return { kind: 'time' };
  if (/m/.test(bare)) return { kind: 'date' };
  if (bare.includes('%')) return { kind: 'percent' };
  return /^0{2,15}$/.test(bare) ? { kind: 'padded', digits: bare.length } : plain;
}

/** Reads a workbook's part `styles.xml`: by a cell's style number its format. */
export class StylesReader implements XmlHandler {
  readonly wantsText = false;
  readonly formats: NumberFormat[] = [];
  private readonly own = new Map<number, NumberFormat>();
  private inCellFormats = false;

  open(name: string, attributes: string): void {
    if (name === 'numFmt')
      this.own.set(Number(attribute(attributes, 'numFmtId')), numberFormatOf(attribute(attributes, 'formatCode') ?? ''));
    else if (name === 'cellXfs') this.inCellFormats = true;
    else if (name === 'xf' && this.inCellFormats) {
      const id = Number(attribute(attributes, 'numFmtId') ?? 0);
      this.formats.push(this.own.get(id) ?? builtIn(id));
    }
  }

  close(name: string): void {
    if (name === 'cellXfs') this.inCellFormats = false;
  }

  text(): void {
    // Formats stand in attributes.
  }
}
