import type { FileType } from '@wagewright/contracts/platform/files';

/** What the first bytes say. An archive says what it is only when it is whole. */
export type ToldType = Exclude<FileType, 'workbook' | 'document' | 'slides'> | 'archive' | 'markup' | 'unknown';

interface Signature {
  readonly told: ToldType;
  /** Latin-1 text, each at its place. */
  readonly marks: readonly (readonly [at: number, text: string])[];
}

/** By the formats' own documents (ISO 32000, PNG, ITU T.81, GIF89a, RIFF, APPNOTE). */
const signatures: readonly Signature[] = [
  { told: 'pdf', marks: [[0, '%PDF-']] },
  { told: 'png', marks: [[0, '\x89PNG\r\n\x1a\n']] },
  { told: 'jpeg', marks: [[0, '\xff\xd8\xff']] },
  { told: 'gif', marks: [[0, 'GIF87a']] },
  { told: 'gif', marks: [[0, 'GIF89a']] },
  {
    told: 'webp',
    marks: [
      [0, 'RIFF'],
      [8, 'WEBP'],
    ],
  }, // prettier-ignore
  { told: 'archive', marks: [[0, 'PK\x03\x04']] },
];

/** Tab, ends of lines and pages; whatever else is below a space is of no text. */
const isControl = (byte: number): boolean => byte < 9 || (byte > 13 && byte < 32) || byte === 11 || byte === 127;
export const isText = (bytes: Uint8Array): boolean => !bytes.some(isControl);

/** HTML, SVG and XML: what a browser would read as such, although it is text. */
const markup = /^(?:\xef\xbb\xbf)?\s*<[a-z!?/]/i;

/** Tells what a file is by its first bytes; its name and what its sender says of it do not count. */
export function tellType(head: Uint8Array): ToldType {
  const first = head.subarray(0, 1_024);
  const text = Buffer.from(first.buffer, first.byteOffset, first.length).toString('latin1');
  const signature = signatures.find(({ marks }) => marks.every(([at, mark]) => text.startsWith(mark, at)));
  if (signature) return signature.told;
  if (!isText(first)) return 'unknown';
  return markup.test(text) ? 'markup' : 'text';
}
