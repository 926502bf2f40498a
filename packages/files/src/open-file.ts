/** A file as people have it → the sheet that is read. */
import { type FileLimits, fileLimits } from './limits.ts';
import { type ProblemCode, refuseFile } from './problems/problem.ts';
import type { SheetReader } from './sheet.ts';
import { openText, type TextOptions } from './text/open-text.ts';
import { openWorkbook, type WorkbookOptions } from './workbook/open-workbook.ts';

export interface FileOptions extends TextOptions, WorkbookOptions {
  readonly limits?: Partial<FileLimits>;
}

/**
 * What the file is, is seen by its first bytes, never by its name.
 * @param file its name, for messages
 * @throws FileError where it is no table, or one that cannot be read
 */
export async function openFile(bytes: Uint8Array, file: string, options: FileOptions = {}): Promise<SheetReader> {
  const limits = { ...fileLimits, ...options.limits };
  const place = { file, sheet: null };
  if (bytes.length > limits.bytesMax) return refuseFile({ code: 'FILE_TOO_LARGE', place, details: { max: limits.bytesMax } });
  const code = unreadable(bytes);
  if (code) return refuseFile({ code, place });
  if (startsWith(bytes, 'PK\u0003\u0004')) return await openWorkbook(bytes, file, options, limits);
  if (options.sheet !== undefined) return refuseFile({ code: 'SHEETS_IN_TEXT', place, read: options.sheet });
  return openText(bytes, file, options, limits);
}

/** Old workbooks and those with a password come in the same container. */
const container = '\u00d0\u00cf\u0011\u00e0';

function unreadable(bytes: Uint8Array): ProblemCode | null {
  if (!bytes.some((byte) => byte > 32)) return 'FILE_EMPTY';
  if (startsWith(bytes, container)) return isLocked(bytes) ? 'LOCKED_WORKBOOK' : 'OLD_WORKBOOK';
  const isOther = ['%PDF', '{\\rtf', '\u0089PNG', '\u00ff\u00d8\u00ff'].some((mark) => startsWith(bytes, mark));
  const isMarkup = /^(?:\u00ef\u00bb\u00bf)?\s*<(?:!doctype|html|\?xml|table|head)/i.test(latin(bytes.subarray(0, 200)));
  return isOther || isMarkup ? 'NOT_A_TABLE' : null;
}

const latin = (bytes: Uint8Array): string => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
const startsWith = (bytes: Uint8Array, mark: string): boolean => latin(bytes.subarray(0, mark.length)) === mark;
const isLocked = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(Buffer.from('EncryptedPackage', 'utf16le'));
