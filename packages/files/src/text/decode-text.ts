/** Bytes → text: which encoding a text file is in, by its mark, by what its bytes can be, or by an option. */
import { refuseFile } from '../problems/problem.ts';

/** `gb18030` reads GBK and GB2312 too. */
export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'gb18030', 'windows-1252'] as const;
export type Encoding = (typeof encodings)[number];

export interface DecodedText {
  readonly text: string;
  readonly encoding: Encoding;
}

const marks: readonly (readonly [Encoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** @throws FileError where the bytes are not of the encoding that is said, or could be of two */
export function decodeText(bytes: Uint8Array, file: string, wanted: Encoding | undefined): DecodedText {
  const place = { file, sheet: null };
  const marked = marks.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte))?.[0];
  const said = wanted ?? marked ?? withoutMark(bytes);
  const text = said ? decode(bytes, said) : null;
  if (said && text !== null) return { text, encoding: said };
  if (said) return refuseFile({ code: 'ENCODING_WRONG', place, details: { encoding: said } });
  const chinese = decode(bytes, 'gb18030');
  if (chinese !== null && isChinese(bytes)) return { text: chinese, encoding: 'gb18030' };
  const western = decode(bytes, 'windows-1252') ?? '';
  const readings = [sampleAround(bytes, chinese ?? western), sampleAround(bytes, western)] as const;
  return refuseFile({ code: 'ENCODING_UNKNOWN', place, readings });
}

/** UTF-16 of mostly Latin text has a zero in every other byte; text that is valid UTF-8 is nothing else. */
function withoutMark(bytes: Uint8Array): Encoding | undefined {
  const head = bytes.subarray(0, 2_000);
  const zeros = [0, 0];
  for (const [index, byte] of head.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > head.length / 5 && even === 0) return 'utf-16le';
  if (even > head.length / 5 && odd === 0) return 'utf-16be';
  return decode(bytes, 'utf-8') === null ? undefined : 'utf-8';
}

/** Without the mark; null where the bytes are not of this encoding. */
function decode(bytes: Uint8Array, encoding: Encoding): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * A Western letter with an accent is one high byte among plain letters, which GBK would read with the letter behind it as one character.
 * Chinese that people write is nearly all of GB2312: two high bytes, the first from B0 to F7.
 */
function isChinese(bytes: Uint8Array): boolean {
  let [common, others] = [0, 0];
  for (let at = 0; at < bytes.length; at += 1) {
    const [first = 0, second = 0] = [bytes[at], bytes[at + 1]];
    if (first < 0x80) continue;
    if (first >= 0xa1 && first <= 0xf7 && second >= 0xa1) common += 1;
    else others += 1;
    at += 1;
  }
  return common > 4 * others;
}

/** Some words around the first byte that is not ASCII. */
function sampleAround(bytes: Uint8Array, text: string): string {
  const at = bytes.findIndex((byte) => byte >= 0x80);
  const from = Math.max(text.lastIndexOf('\n', at) + 1, at - 10);
  return text.slice(from, at + 10).split(/[\r\n]/)[0] ?? '';
}
