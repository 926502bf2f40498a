import Pdf from 'pdfkit';
import { type Faces, faces } from './faces.ts';
import type { Sheet } from './sheet.ts';

export type Weight = keyof Faces;

export const colors = { ink: '#1c2524', dim: '#5b6664', line: '#d4d9d8', teal: '#0c4d52', soft: '#eef4f4' } as const;

export const margin = 46;
/** Left free at the foot of each page for its number. */
const footHeight = 34;

export interface Words {
  readonly text: string;
  readonly x: number;
  readonly width: number;
  readonly size: number;
  readonly weight?: Weight;
  readonly color?: string;
  readonly align?: 'left' | 'right';
}

type Structure = PDFKit.PDFStructureElement;
/** Standard types of ISO 32000 that a sheet is made of. */
type StructureType = 'H1' | 'H2' | 'P' | 'L' | 'LI' | 'Lbl' | 'LBody' | 'Table' | 'THead' | 'TBody' | 'TR' | 'TH' | 'TD';

/** All may be printed, copied and read aloud: the password keeps others out, not its reader down. */
const allowed = {
  printing: 'highResolution',
  copying: true,
  contentAccessibility: true,
  annotating: true,
} as const;

/** Thin and narrow spaces, as a range of days has them, are in none of the faces. */
const spaced = (text: string): string => text.replaceAll(/[\u2000-\u200a\u202f]/g, ' ');

/**
 * Pages on which everything that is read stands in a structure (heading, list, table, row, cell), so that a screen reader reads it in order and
 * says what heads a figure; what only decorates is an artifact.
 */
export class TaggedPage {
  readonly doc: PDFKit.PDFDocument;
  readonly width: number;
  readonly #root: Structure;
  y = margin;

  constructor(sheet: Sheet, password: string | undefined) {
    const { regular, bold } = faces();
    this.doc = new Pdf({
      size: sheet.paper,
      margins: { top: margin, bottom: 0, left: margin, right: margin },
      pdfVersion: '1.7ext3', // the version whose passwords are AES-256
      ...(password === undefined ? {} : { userPassword: password, permissions: allowed }),
      tagged: true,
      lang: sheet.language,
      displayTitle: true,
      bufferPages: true, // a page's foot says how many there are
      font: '',
      info: { Title: sheet.title, Author: sheet.author, CreationDate: sheet.madeAt, ModDate: sheet.madeAt },
    });
    this.doc.registerFont('regular', regular).registerFont('bold', bold);
    this.width = this.doc.page.width - 2 * margin;
    this.#root = this.doc.struct('Document');
    this.doc.addStructure(this.#root);
  }

  get bottom(): number {
    return this.doc.page.height - margin - footHeight;
  }

  /** Begins a new page where less than so much is left of this one. @returns whether it did */
  need(height: number): boolean {
    if (this.y + height <= this.bottom) return false;
    this.doc.addPage();
    this.y = margin;
    return true;
  }

  /** A part of the structure, within another or the document. */
  part(type: StructureType, within: Structure = this.#root): Structure {
    const part = this.doc.struct(type);
    within.add(part);
    return part;
  }

  /** Something that is read, drawn where it stands. @param scope of a heading cell: what it heads */
  say(type: StructureType, within: Structure | undefined, draw: () => void, scope?: 'Row' | 'Column'): void {
    const options = scope ? ({ scope } as PDFKit.Mixins.StructureElementOptions) : {};
    (within ?? this.#root).add(this.doc.struct(type, options, draw));
  }

  /** Something that is only seen. */
  decorate(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.doc.markContent('Artifact', { type });
    draw();
    this.doc.endMarkedContent();
  }

  /** A picture at the right, within a box; what cannot be drawn is left out (`drawsPicture` tells it before). */
  picture(address: string, y: number, width: number, height: number): void {
    this.decorate(() => {
      try {
        this.doc.image(address, margin + this.width - width, y, { fit: [width, height], align: 'right' });
      } catch {
        return;
      }
    });
  }

  rule(y: number, color: string = colors.line): void {
    this.decorate(() => {
      this.doc
        .moveTo(margin, y)
        .lineTo(margin + this.width, y)
        .lineWidth(0.6)
        .stroke(color);
    });
  }

  /** Writes words at a height of the page. */
  write({ text, x, width, size, weight = 'regular', color = colors.ink, align = 'left' }: Words, y: number): void {
    this.doc.font(weight).fontSize(size).fillColor(color).text(spaced(text), x, y, { width, align });
  }

  heightOf({ text, width, size, weight = 'regular' }: Words): number {
    return this.doc.font(weight).fontSize(size).heightOfString(spaced(text), { width });
  }

  /** Words that take a line or several of their own, below which the page goes on. */
  paragraph(type: StructureType, words: Words, gap: number): void {
    const height = this.heightOf(words);
    this.need(height);
    this.say(type, undefined, () => this.write(words, this.y));
    this.y += height + gap;
  }

  /** The feet of all pages, then the whole document. */
  async finish(foot: Sheet['foot']): Promise<Uint8Array> {
    const { doc } = this;
    const pieces: Uint8Array[] = [];
    const ended = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject));
    doc.on('data', (piece: Uint8Array) => pieces.push(piece));
    this.#root.end();
    const { count } = doc.bufferedPageRange();
    for (let page = 0; page < count; page++) {
      doc.switchToPage(page);
      const words = { text: foot(page + 1, count), x: margin, width: this.width, size: 8, color: colors.dim } as const;
      this.decorate(() => this.write(words, doc.page.height - margin - 10), 'Pagination');
    }
    doc.end();
    await ended;
    return Buffer.concat(pieces);
  }
}
