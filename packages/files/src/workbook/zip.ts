/** The directory of a packed archive, and its parts unpacked under a cap. Nothing that the archive says of itself is believed further than checked. */
import { createInflateRaw } from 'node:zlib';

export interface ZipPart {
  readonly name: string;
  /** 0 stored, 8 deflated. */
  readonly method: number;
  readonly packedBytes: number;
  readonly bytes: number;
  /** Of the part's own header. */
  readonly at: number;
}

/** The archive is not as its format says. */
export class ZipFormatError extends Error {}

/** More parts, or more bytes unpacked, than are allowed. */
export class ZipLimitError extends Error {}

const endMark = 0x06054b50;
const directoryMark = 0x02014b50;
const partMark = 0x04034b50;
/** The end of the directory, with the longest comment. */
const endBytesMax = 22 + 65_535;
const encryptedFlag = 1;

function broken(what: string): never {
  throw new ZipFormatError(what);
}

/**
 * @throws ZipFormatError on an archive that is cut off, encrypted, larger than 4 GB, or names a part twice
 * @throws ZipLimitError on more parts than allowed
 */
export function readZipDirectory(bytes: Uint8Array, partsMax: number): ReadonlyMap<string, ZipPart> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > partsMax) throw new ZipLimitError(`${count} parts`);
  const parts = new Map<string, ZipPart>();
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > end || view.getUint32(at, true) !== directoryMark) broken('directory');
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true)) as [
      number,
      number,
      number,
    ];
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameBytes));
    if ((view.getUint16(at + 8, true) & encryptedFlag) !== 0) broken('encrypted part');
    if (parts.has(name)) broken('part named twice');
    parts.set(name, {
      name,
      method: view.getUint16(at + 10, true),
      packedBytes: view.getUint32(at + 20, true),
      bytes: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    });
    at += 46 + nameBytes + extraBytes + commentBytes;
  }
  return parts;
}

function findEnd(view: DataView): number {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - endBytesMax); at -= 1) {
    if (view.getUint32(at, true) === endMark) return at;
  }
  return broken('no directory');
}

/** What may still be unpacked of an archive, all parts together. */
export interface UnpackBudget {
  bytesLeft: number;
}

/**
 * @throws ZipFormatError where the part is cut off, damaged, or not as long as the directory says
 * @throws ZipLimitError as soon as more is unpacked than the budget allows
 */
export async function* unpackPart(bytes: Uint8Array, part: ZipPart, budget: UnpackBudget): AsyncGenerator<Uint8Array> {
  const packed = packedBytes(bytes, part);
  let length = 0;
  for await (const chunk of part.method === 0 ? [packed] : inflated(packed)) {
    length += chunk.length;
    budget.bytesLeft -= chunk.length;
    if (budget.bytesLeft < 0) throw new ZipLimitError('unpacked bytes');
    yield chunk;
  }
  if (length !== part.bytes) broken('length of a part');
}

function packedBytes(bytes: Uint8Array, part: ZipPart): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (part.method !== 0 && part.method !== 8) broken('way of packing');
  if (part.at + 30 > bytes.length || view.getUint32(part.at, true) !== partMark) broken('header of a part');
  const from = part.at + 30 + view.getUint16(part.at + 26, true) + view.getUint16(part.at + 28, true);
  if (from + part.packedBytes > bytes.length) broken('part beyond the end');
  return bytes.subarray(from, from + part.packedBytes);
}

async function* inflated(packed: Uint8Array): AsyncGenerator<Uint8Array> {
  const inflate = createInflateRaw({ chunkSize: 1 << 18 });
  inflate.end(packed);
  try {
    for await (const chunk of inflate) yield chunk as Uint8Array;
  } catch (error) {
    throw new ZipFormatError('damaged part', { cause: error });
  } finally {
    inflate.destroy();
  }
}
