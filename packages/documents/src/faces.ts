import { readFileSync } from 'node:fs';
import Pdf from 'pdfkit';
import { documentFonts } from './fonts.ts';

/** A face as pdfkit's own reader has it: reading ten megabytes for each document would take longer than all the rest of it. */
type Face = PDFKit.Mixins.PDFFontSource;

export interface Faces {
  readonly regular: Face;
  readonly bold: Face;
}

/** What pdfkit keeps of the face in use, and takes again in place of a file; its types do not say so. */
interface WithFace {
  readonly _font: { readonly font: Face };
}

let read: Faces | undefined;

/** The faces of every document of this process, read at first use. */
export function faces(): Faces {
  if (read) return read;
  const reader = new Pdf({ font: '' });
  const face = (file: string): Face => (reader.font(readFileSync(file)) as unknown as WithFace)._font.font;
  read = { regular: face(documentFonts.regular), bold: face(documentFonts.bold) };
  return read;
}
