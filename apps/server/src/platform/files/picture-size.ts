import type { ToldType } from './tell-type.ts';

type Size = readonly [width: number, height: number];
type Reader = (bytes: Buffer) => Size | undefined;

/** Frames of a JPEG (SOF0–SOF15) that say its size; the three others of that range are tables. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegSize(bytes: Buffer): Size | undefined {
  for (let at = 2; at + 9 < bytes.length; ) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return undefined;
    if (marker === 0xff) at += 1;
    else if (isFrame(marker)) return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)];
    else at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

const webpSizes: Readonly<Record<string, Reader>> = {
  VP8X: (bytes) => [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1],
  VP8L: (bytes) => [(bytes.readUInt32LE(21) & 0x3fff) + 1, ((bytes.readUInt32LE(21) >>> 14) & 0x3fff) + 1],
  'VP8 ': (bytes) => [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff],
};

const readers: Readonly<Partial<Record<ToldType, Reader>>> = {
  png: (bytes) => [bytes.readUInt32BE(16), bytes.readUInt32BE(20)],
  gif: (bytes) => [bytes.readUInt16LE(6), bytes.readUInt16LE(8)],
  jpeg: jpegSize,
  webp: (bytes) => webpSizes[bytes.toString('latin1', 12, 16)]?.(bytes),
};

/**
 * Pixels of a picture, width × height, as its first bytes say. Undefined for what is no picture.
 * @returns 0 for a picture that does not say it
 */
export function pixelsOf(told: ToldType, head: Uint8Array): number | undefined {
  const read = readers[told];
  if (!read) return undefined;
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.length);
  const [width, height] = (bytes.length < 30 ? undefined : read(bytes)) ?? [0, 0];
  return width * height;
}
